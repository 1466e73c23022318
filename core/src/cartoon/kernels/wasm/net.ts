import type { NetKernels } from "../contract/net.ts";
import type { WasmMemory } from "./memory.ts";

export const netIn = (memory: WasmMemory): NetKernels => {
  const { run, at } = memory;
  return {
    conv3(input, output, { pairs, scales, bias }, stride, dilation) {
      memory.scope(() =>
        run.conv3(
          at(input.data),
          input.side,
          input.channels,
          at(output.data),
          output.channels,
          stride,
          dilation,
          at(pairs),
          at(scales),
          at(bias),
          memory.take(input.data.length * 2),
        ),
      );
      // four columns at a time: a side that is no multiple of 4 spills into the border
      if (output.side % 4 === 0) return;
      const { data, side, channels } = output;
      for (let y = 2; y < side + 2; y++) {
        const border = (y * (side + 4) + side + 2) * channels;
        data.fill(0, border, border + 2 * channels);
      }
    },
    upsample(input, output) {
      run.upsample(at(input.data), input.side, input.channels, at(output.data), output.channels);
    },
    putBeside(input, output, channel) {
      const start = at(output.data) + channel * 4;
      run.putBeside(at(input.data), input.side, input.channels, start, output.channels);
    },
  };
};
