"""The convolutions of a TensorFlow Lite file: a flatbuffer, read by its schema (tensorflow/lite/schema/schema.fbs)."""

import struct

import numpy as np

CONVOLUTION, DEPTHWISE, DEQUANTIZE = 3, 4, 6


class Table:
    """A table at `place` of `data`; fields by their number in the schema."""

    def __init__(self, data, place):
        self.data, self.place = data, place
        self.fields = place - self.number("<i", place)
        self.count = (self.number("<H", self.fields) - 4) // 2

    def number(self, form, place):
        return struct.unpack_from(form, self.data, place)[0]

    def at(self, field):
        offset = self.number("<H", self.fields + 4 + 2 * field) if field < self.count else 0
        return self.place + offset if offset else None

    def read(self, field, form="<i"):
        place = self.at(field)
        return 0 if place is None else self.number(form, place)

    def target(self, place):
        return place + self.number("<I", place)

    def table(self, field):
        return Table(self.data, self.target(self.at(field)))

    def vector(self, field):
        """Where it begins and how many there are."""
        place = self.at(field)
        if place is None:
            return 0, 0
        start = self.target(place)
        return start + 4, self.number("<I", start)

    def tables(self, field):
        start, count = self.vector(field)
        return [Table(self.data, self.target(start + 4 * k)) for k in range(count)]

    def whole(self, field):
        start, count = self.vector(field)
        return list(struct.unpack_from(f"<{count}i", self.data, start))


def convolutions(data):
    """In the file's order: (weights, bias), weights (output, ky, kx, input), by channel (1, ky, kx, channel)."""
    model = Table(data, struct.unpack_from("<I", data, 0)[0])
    codes = [max(code.read(0, "<b"), code.read(3)) for code in model.tables(1)]
    graph, buffers = model.tables(2)[0], model.tables(4)
    tensors, operators = graph.tables(0), graph.tables(3)
    code_of = lambda operator: codes[operator.read(0, "<I")]
    # half-precision weights are widened by an operator of their own
    source = {op.whole(2)[0]: op.whole(1)[0] for op in operators if code_of(op) == DEQUANTIZE}

    def value(number):
        tensor = tensors[source.get(number, number)]
        start, count = buffers[tensor.read(2, "<I")].vector(0)
        kind = "<f2" if tensor.read(1, "<b") == 1 else "<f4"
        return np.frombuffer(data[start : start + count], kind).astype(np.float32).reshape(tensor.whole(0))

    wanted = [op.whole(1) for op in operators if code_of(op) in (CONVOLUTION, DEPTHWISE)]
    return [(value(inputs[1]), value(inputs[2])) for inputs in wanted]
