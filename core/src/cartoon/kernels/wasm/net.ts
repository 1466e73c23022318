import type { NetKernels } from "../contract/net.ts";
import type { WasmMemory } from "./memory.ts";

export const netIn = (memory: WasmMemory): NetKernels => {
  const { run, at } = memory;
  return {
    conv(input, output, { size, pairs, scales, bias }, { stride, dilation, least, most }) {
      memory.scope(() =>
        run.conv(
          at(input.data),
          input.side,
          input.channels,
          at(output.data),
          output.side,
          output.channels,
          size,
          stride,
          dilation,
          at(pairs),
          at(scales),
          at(bias),
          least,
          most,
          memory.take(input.data.length * 2),
        ),
      );
      // four columns at a time: a side that is no multiple of 4 spills into the border, on the right and then on the left
      if (output.side % 4 === 0) return;
      const { data, side, channels } = output;
      for (let y = 2; y < side + 2; y++) {
        const border = (y * (side + 4) + side + 2) * channels;
        data.fill(0, border, border + 4 * channels);
      }
    },
    depthwise(input, output, { taps, bias }, stride) {
      const [from, to] = [at(input.data), at(output.data)];
      run.depthwise(from, input.side, input.channels, to, output.side, stride, at(taps), at(bias));
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
