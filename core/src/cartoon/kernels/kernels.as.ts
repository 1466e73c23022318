// The hot loops in AssemblyScript, four lanes at a time where that helps. Each equals its twin in twin/.
// Pointers are byte offsets into the imported memory; planes are f32 unless said otherwise.

export * from "./net.as";
export * from "./resize.as";
export * from "./lab.as";
export * from "./planes.as";
export * from "./guide.as";
export * from "./smooth.as";
export * from "./shapes.as";
export * from "./cut.as";
export * from "./grid.as";
export * from "./paint.as";
export * from "./flow.as";
