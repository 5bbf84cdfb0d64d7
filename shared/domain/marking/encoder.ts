import { labelsOf, type Weights } from './weights.ts'

/** What the kernel exports (`kernel/kernel.as.ts`). Numbers are byte offsets and counts. */
interface Kernel {
  linear(
    x: number,
    n: number,
    inputs: number,
    w: number,
    scales: number,
    bias: number,
    outputs: number,
    y: number,
    scratch: number,
  ): void
  addNorm(x: number, y: number, n: number, width: number, gamma: number, beta: number): void
  gelu(x: number, count: number): void
  attend(
    q: number,
    k: number,
    v: number,
    n: number,
    width: number,
    heads: number,
    out: number,
    scores: number,
  ): void
}

/** Logits of one sequence, piece by piece, and of its kinds. They are views: copy what has to outlive the next call. */
export interface Logits {
  segments: Float32Array
  roles: Float32Array
  kinds: Float32Array
}

const pageBytes = 65_536
/** The kernel keeps a few values below this address. */
const firstFree = 4_096

/** Byte offsets of what an encoder keeps: the body of the weights, and rows of numbers for one sequence. */
function layoutOf({ width, positions, segments, roles, kinds }: Weights, bodyBytes: number) {
  let end = firstFree
  const room = (bytes: number) => {
    const begin = end
    end += Math.ceil(bytes / 16) * 16
    return begin
  }
  const rows = (columns: number) => room(positions * columns * 4)
  const layout = {
    body: room(bodyBytes),
    x: rows(width),
    query: rows(width),
    key: rows(width),
    value: rows(width),
    mixed: rows(width),
    wide: rows(4 * width),
    segments: rows(labelsOf(segments)),
    roles: rows(labelsOf(roles)),
    mean: room(width * 4),
    kinds: room(kinds.length * 4),
    quantised: room(positions * (4 * width * 2 + 4)),
    scores: room(positions * 4),
  }
  return { layout, pages: Math.ceil(end / pageBytes) }
}

/**
 * A BERT encoder with three linear heads over its last layer: segments and roles for each piece, kinds for the mean of all pieces. Weights and scratch lie in one memory
 * of WebAssembly that never grows.
 */
export class Encoder {
  private readonly weights: Weights
  private readonly layout: ReturnType<typeof layoutOf>['layout']
  private readonly kernel: Kernel
  private readonly floats: Float32Array
  private readonly bytes: Int8Array

  /** `module` is the compiled `kernel.wasm`; `body` is copied and not kept. */
  constructor(module: WebAssembly.Module, weights: Weights, body: Uint8Array) {
    const { layout, pages } = layoutOf(weights, body.length)
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
    new Uint8Array(memory.buffer).set(body, layout.body)
    this.weights = weights
    this.layout = layout
    this.kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernel
    this.floats = new Float32Array(memory.buffer)
    this.bytes = new Int8Array(memory.buffer)
  }

  /** `pieces` and `shapes` have one length, 1 to `weights.positions`. */
  encode(pieces: readonly number[], shapes: readonly number[]): Logits {
    const { weights, layout } = this
    const n = pieces.length
    this.embed(pieces, shapes)
    for (let i = 0; i < weights.layers; i++) this.layer(`layer${i}`, n)
    const [segments, roles, kinds] = [
      labelsOf(weights.segments),
      labelsOf(weights.roles),
      weights.kinds.length,
    ]
    this.linear('segments', { from: layout.x, n, to: layout.segments })
    this.linear('roles', { from: layout.x, n, to: layout.roles })
    this.average(n)
    this.linear('kinds', { from: layout.mean, n: 1, to: layout.kinds })
    return {
      segments: this.row(layout.segments, n * segments),
      roles: this.row(layout.roles, n * roles),
      kinds: this.row(layout.kinds, kinds),
    }
  }

  /** Embeddings of piece, place and shape: int8 rows, each with its scale. */
  private embed(pieces: readonly number[], shapes: readonly number[]): void {
    const { kernel, layout, weights } = this
    const { width } = weights
    const n = pieces.length
    for (let t = 0; t < n; t++) {
      const to = this.row(layout.x + t * width * 4, width).fill(0)
      this.addRow('pieces', pieces[t] as number, to)
      this.addRow('places', t, to)
      this.addRow('shapes', shapes[t] as number, to)
    }
    this.row(layout.mixed, n * width).fill(0)
    kernel.addNorm(
      layout.x,
      layout.mixed,
      n,
      width,
      this.at('embedding.norm'),
      this.at('embedding.norm.bias'),
    )
  }

  private addRow(name: string, index: number, to: Float32Array): void {
    const from = this.at(name) + index * to.length
    const scale = this.floats[(this.at(`${name}.scales`) >> 2) + index] as number
    for (let i = 0; i < to.length; i++) to[i] = (to[i] as number) + (this.bytes[from + i] as number) * scale
  }

  private layer(name: string, n: number): void {
    const { kernel, layout, weights } = this
    const { width, heads } = weights
    const { x, query, key, value, mixed, wide } = layout
    for (const [part, to] of [
      ['query', query],
      ['key', key],
      ['value', value],
    ] as const)
      this.linear(`${name}.${part}`, { from: x, n, to })
    kernel.attend(query, key, value, n, width, heads, mixed, layout.scores)
    this.linear(`${name}.attended`, { from: mixed, n, to: query })
    kernel.addNorm(
      x,
      query,
      n,
      width,
      this.at(`${name}.attended.norm`),
      this.at(`${name}.attended.norm.bias`),
    )
    this.linear(`${name}.wide`, { from: x, n, to: wide })
    kernel.gelu(wide, n * 4 * width)
    this.linear(`${name}.narrow`, { from: wide, n, to: query })
    kernel.addNorm(x, query, n, width, this.at(`${name}.narrow.norm`), this.at(`${name}.narrow.norm.bias`))
  }

  private linear(name: string, { from, n, to }: { from: number; n: number; to: number }): void {
    const [rows = 0, inputs = 0] = this.weights.tensors[name]?.shape ?? []
    const [scales, bias] = [this.at(`${name}.scales`), this.at(`${name}.bias`)]
    this.kernel.linear(from, n, inputs, this.at(name), scales, bias, rows, to, this.layout.quantised)
  }

  private average(n: number): void {
    const { layout, weights } = this
    const mean = this.row(layout.mean, weights.width).fill(0)
    for (let t = 0; t < n; t++)
      for (const [i, value] of this.row(layout.x + t * weights.width * 4, weights.width).entries())
        mean[i] = (mean[i] as number) + value / n
  }

  private at(name: string): number {
    const tensor = this.weights.tensors[name]
    if (!tensor) throw new Error(`The weights have no "${name}"`)
    return this.layout.body + tensor.offset
  }

  private row(address: number, length: number): Float32Array {
    return this.floats.subarray(address >> 2, (address >> 2) + length)
  }
}
