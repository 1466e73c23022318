/** The lower triangle L of A = L·Lᵀ. @param a positive definite, n by n, row by row; its lower triangle is read */
export function cholesky(a: Float64Array, n: number): Float64Array {
  const l = new Float64Array(n * n);
  for (let row = 0; row < n; row++)
    for (let column = 0; column <= row; column++) {
      let sum = a[row * n + column]!;
      for (let k = 0; k < column; k++) sum -= l[row * n + k]! * l[column * n + k]!;
      l[row * n + column] = row === column ? Math.sqrt(sum) : sum / l[column * n + column]!;
    }
  return l;
}

/** The x of L·Lᵀ·x = b. */
export function solve(l: Float64Array, n: number, b: Float64Array): Float64Array {
  const x = Float64Array.from(b);
  for (let row = 0; row < n; row++) {
    for (let k = 0; k < row; k++) x[row]! -= l[row * n + k]! * x[k]!;
    x[row]! /= l[row * n + row]!;
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let k = row + 1; k < n; k++) x[row]! -= l[k * n + row]! * x[k]!;
    x[row]! /= l[row * n + row]!;
  }
  return x;
}

/** The diagonal of (L·Lᵀ)⁻¹. */
export function inverseDiagonal(l: Float64Array, n: number): Float64Array {
  const diagonal = new Float64Array(n);
  const column = new Float64Array(n);
  for (let at = 0; at < n; at++) {
    column.fill(0);
    for (let row = at; row < n; row++) {
      let sum = row === at ? 1 : 0;
      for (let k = at; k < row; k++) sum -= l[row * n + k]! * column[k]!;
      const value = sum / l[row * n + row]!;
      column[row] = value;
      diagonal[at]! += value * value;
    }
  }
  return diagonal;
}
