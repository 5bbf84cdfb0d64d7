// The arithmetic of a BERT encoder, in AssemblyScript: https://www.assemblyscript.org. `npm run generate` compiles it.
// Rows are tokens. Weights are int8 with one scale a row; activations are quantised row by row to 13 bits, so that a product of 1,536 terms fits 32 bits.

/** Largest absolute value of a quantised activation: 127 × 4,095 × 1,536 < 2^31. */
const LARGEST: f32 = 4095

/**
 * y = x · wᵀ + bias. x: n × inputs (f32), w: outputs × inputs (int8, `inputs` a multiple of 8), scales and bias: outputs (f32), y: n × outputs (f32), outputs at least 2.
 * `quantised` is scratch for n × inputs int16 and n f32 behind them.
 */
export function linear(x: usize, n: i32, inputs: i32, w: usize, scales: usize, bias: usize, outputs: i32, y: usize, quantised: usize): void {
  const steps: usize = quantised + (<usize>(n * inputs) << 1)
  quantise(x, n, inputs, quantised, steps)
  const rowBytes = <usize>inputs << 1
  for (let o = 0; o < outputs; o += 2) {
    // Columns are taken by twos: where one is left the column before is computed again.
    if (o + 1 == outputs) o--
    const w0 = w + <usize>(o * inputs)
    const s0 = load<f32>(scales + (<usize>o << 2))
    const s1 = load<f32>(scales + (<usize>o << 2), 4)
    const b0 = load<f32>(bias + (<usize>o << 2))
    const b1 = load<f32>(bias + (<usize>o << 2), 4)
    let t = 0
    for (; t + 4 <= n; t += 4) {
      const x0 = quantised + <usize>t * rowBytes
      let a0 = i32x4.splat(0), a1 = i32x4.splat(0), a2 = i32x4.splat(0), a3 = i32x4.splat(0)
      let c0 = i32x4.splat(0), c1 = i32x4.splat(0), c2 = i32x4.splat(0), c3 = i32x4.splat(0)
      for (let k: usize = 0; k < <usize>inputs; k += 8) {
        const u = v128.load_ext<i8>(w0 + k)
        const v = v128.load_ext<i8>(w0 + <usize>inputs + k)
        const at = x0 + (k << 1)
        const p0 = v128.load(at), p1 = v128.load(at + rowBytes), p2 = v128.load(at + 2 * rowBytes), p3 = v128.load(at + 3 * rowBytes)
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(u, p0)); c0 = i32x4.add(c0, i32x4.dot_i16x8_s(v, p0))
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(u, p1)); c1 = i32x4.add(c1, i32x4.dot_i16x8_s(v, p1))
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(u, p2)); c2 = i32x4.add(c2, i32x4.dot_i16x8_s(v, p2))
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(u, p3)); c3 = i32x4.add(c3, i32x4.dot_i16x8_s(v, p3))
      }
      put(y, t, o, outputs, steps, a0, c0, s0, s1, b0, b1)
      put(y, t + 1, o, outputs, steps, a1, c1, s0, s1, b0, b1)
      put(y, t + 2, o, outputs, steps, a2, c2, s0, s1, b0, b1)
      put(y, t + 3, o, outputs, steps, a3, c3, s0, s1, b0, b1)
    }
    for (; t < n; t++) {
      const x0 = quantised + <usize>t * rowBytes
      let a = i32x4.splat(0), c = i32x4.splat(0)
      for (let k: usize = 0; k < <usize>inputs; k += 8) {
        const p = v128.load(x0 + (k << 1))
        a = i32x4.add(a, i32x4.dot_i16x8_s(v128.load_ext<i8>(w0 + k), p))
        c = i32x4.add(c, i32x4.dot_i16x8_s(v128.load_ext<i8>(w0 + <usize>inputs + k), p))
      }
      put(y, t, o, outputs, steps, a, c, s0, s1, b0, b1)
    }
  }
}

// @ts-ignore: decorator
@inline
function put(y: usize, t: i32, o: i32, outputs: i32, steps: usize, a: v128, c: v128, s0: f32, s1: f32, b0: f32, b1: f32): void {
  const step = load<f32>(steps + (<usize>t << 2))
  const at = y + (<usize>(t * outputs + o) << 2)
  store<f32>(at, <f32>sum(a) * step * s0 + b0)
  store<f32>(at, <f32>sum(c) * step * s1 + b1, 4)
}

// @ts-ignore: decorator
@inline
function sum(v: v128): i32 {
  return i32x4.extract_lane(v, 0) + i32x4.extract_lane(v, 1) + i32x4.extract_lane(v, 2) + i32x4.extract_lane(v, 3)
}

function quantise(x: usize, n: i32, width: i32, out: usize, steps: usize): void {
  for (let t = 0; t < n; t++) {
    const row = x + (<usize>(t * width) << 2)
    let most = f32x4.splat(0)
    for (let k: usize = 0; k < <usize>width << 2; k += 16) most = f32x4.pmax(most, f32x4.abs(v128.load(row + k)))
    const largest = max(max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)), max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)))
    const factor: f32 = largest > 0 ? LARGEST / largest : 0
    store<f32>(steps + (<usize>t << 2), largest / LARGEST)
    const to = out + (<usize>(t * width) << 1)
    const by = f32x4.splat(factor)
    for (let k: usize = 0; k < <usize>width; k += 8) {
      const low = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(row + (k << 2)), by)))
      const high = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(row + (k << 2), 16), by)))
      v128.store(to + (k << 1), i16x8.narrow_i32x4_s(low, high))
    }
  }
}

/** x = norm(x + y) · gamma + beta, row by row. x, y: n × width (f32). Layer normalisation with epsilon 1e-12. */
export function addNorm(x: usize, y: usize, n: i32, width: i32, gamma: usize, beta: usize): void {
  const bytes = <usize>width << 2
  for (let t = 0; t < n; t++) {
    const to = x + <usize>t * bytes
    const from = y + <usize>t * bytes
    let total = f32x4.splat(0)
    for (let k: usize = 0; k < bytes; k += 16) {
      const v = f32x4.add(v128.load(to + k), v128.load(from + k))
      v128.store(to + k, v)
      total = f32x4.add(total, v)
    }
    const mean = add4(total) / <f32>width
    const means = f32x4.splat(mean)
    let squares = f32x4.splat(0)
    for (let k: usize = 0; k < bytes; k += 16) {
      const d = f32x4.sub(v128.load(to + k), means)
      squares = f32x4.add(squares, f32x4.mul(d, d))
    }
    const by = f32x4.splat(1 / sqrt<f32>(add4(squares) / <f32>width + 1e-12))
    for (let k: usize = 0; k < bytes; k += 16)
      v128.store(to + k, f32x4.add(f32x4.mul(f32x4.mul(f32x4.sub(v128.load(to + k), means), by), v128.load(gamma + k)), v128.load(beta + k)))
  }
}

// @ts-ignore: decorator
@inline
function add4(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3)
}

/** x = GELU(x), by the tanh form (Hendrycks and Gimpel, 2016), for `count` values. */
export function gelu(x: usize, count: i32): void {
  const end = x + (<usize>count << 2)
  for (let at = x; at < end; at += 4) {
    const v = load<f32>(at)
    const inner = v * (0.7978845608 + 0.0356774081 * v * v)
    store<f32>(at, inner > 8 ? v : inner < -8 ? 0 : v * (1 - 1 / (exp(2 * inner) + 1)))
  }
}

/** e^x for |x| ≤ 87, relative error below 2e-7: 2^n · e^r, r in ±ln 2 / 2 by its series. */
// @ts-ignore: decorator
@inline
function exp(x: f32): f32 {
  const n = nearest<f32>(x * 1.44269504)
  const r = x - n * 0.693359375 + n * 2.12194440e-4
  const series: f32 = 1 + r * (1 + r * (0.5 + r * (0.16666667 + r * (0.041666668 + r * (0.008333334 + r * 0.0013888889)))))
  return series * reinterpret<f32>((<i32>n + 127) << 23)
}

/**
 * Self-attention of one sequence. q, k, v, out: n × width (f32), width = heads × size, size a multiple of 4. `scores` is scratch for n f32.
 */
export function attend(q: usize, k: usize, v: usize, n: i32, width: i32, heads: i32, out: usize, scores: usize): void {
  const size = width / heads
  const by: f32 = 1 / sqrt<f32>(<f32>size)
  const bytes = <usize>width << 2
  const headBytes = <usize>size << 2
  for (let h = 0; h < heads; h++) {
    const offset = <usize>h * headBytes
    for (let t = 0; t < n; t++) {
      const row = q + <usize>t * bytes + offset
      let most: f32 = -Infinity
      for (let j = 0; j < n; j++) {
        const other = k + <usize>j * bytes + offset
        let total = f32x4.splat(0)
        for (let d: usize = 0; d < headBytes; d += 16) total = f32x4.add(total, f32x4.mul(v128.load(row + d), v128.load(other + d)))
        const score = add4(total) * by
        most = max(most, score)
        store<f32>(scores + (<usize>j << 2), score)
      }
      let whole: f32 = 0
      for (let j = 0; j < n; j++) {
        const at = scores + (<usize>j << 2)
        const weight = exp(max<f32>(load<f32>(at) - most, -87))
        store<f32>(at, weight)
        whole += weight
      }
      const to = out + <usize>t * bytes + offset
      for (let d: usize = 0; d < headBytes; d += 16) {
        let total = f32x4.splat(0)
        for (let j = 0; j < n; j++)
          total = f32x4.add(total, f32x4.mul(v128.load(v + <usize>j * bytes + offset + d), f32x4.splat(load<f32>(scores + (<usize>j << 2)))))
        v128.store(to + d, f32x4.div(total, f32x4.splat(whole)))
      }
    }
  }
}
