import type { Tensor } from "../kernels/kernels.ts";
import type { Layers, Step } from "../segment/layers.ts";

const RELU6 = { least: 0, most: 6 };
const LINEAR = { least: -Infinity, most: Infinity };

/**
 * The first steps of a MobileNetV2 (Sandler et al. 2018, table 2): a convolution, `m0`, and the bottlenecks `m1`, `m2`
 * and so on, as far as the weights have them.
 */
export function mobileNet(layers: Layers, input: Tensor): Step {
  let last = layers.conv("m0", input, { size: 3, ...RELU6 });
  const steps = [last];
  for (let i = 1; layers.has(`m${i}d`); i++) {
    last = bottleneck(layers, `m${i}`, last.output);
    steps.push(last);
  }
  return { output: last.output, run: () => steps.forEach(({ run }) => run()) };
}

/**
 * Widened by `e` (the first one is not), each channel by itself by `d`, narrowed by `p`, and added to its input where both
 * have one shape.
 */
function bottleneck(layers: Layers, name: string, input: Tensor): Step {
  const wide = layers.has(`${name}e`)
    ? layers.conv(`${name}e`, input, { size: 1, ...RELU6 })
    : undefined;
  const apart = layers.depthwise(`${name}d`, wide?.output ?? input);
  const { output, run } = layers.conv(`${name}p`, apart.output, { size: 1, ...LINEAR });
  const alike = output.side === input.side && output.channels === input.channels;
  return {
    output,
    run() {
      wide?.run();
      apart.run();
      run();
      if (alike) add(output.data, input.data);
    },
  };
}

function add(to: Float32Array, what: Float32Array): void {
  for (let i = 0; i < to.length; i++) to[i]! += what[i]!;
}
