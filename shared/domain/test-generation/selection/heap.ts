/** A binary heap: `pop` gives the element that comes before all others. Push and pop take O(log n). */
export class Heap<T> {
  private readonly elements: T[] = []
  private readonly before: (a: T, b: T) => boolean

  constructor(before: (a: T, b: T) => boolean) {
    this.before = before
  }

  top(): T | undefined {
    return this.elements[0]
  }

  push(element: T): void {
    this.elements.push(element)
    for (let at = this.elements.length - 1; at > 0;) {
      const parent = (at - 1) >> 1
      if (!this.swapIfBefore(at, parent)) return
      at = parent
    }
  }

  pop(): T | undefined {
    const first = this.elements[0]
    const last = this.elements.pop()
    if (this.elements.length === 0 || last === undefined) return first
    this.elements[0] = last
    for (let at = 0; ;) {
      const child = this.firstChild(at)
      if (!this.swapIfBefore(child, at)) return first
      at = child
    }
  }

  /** The child that comes first; beyond the end when there is none. */
  private firstChild(at: number): number {
    const left = this.elements[2 * at + 1]
    const right = this.elements[2 * at + 2]
    const second = left !== undefined && right !== undefined && this.before(right, left)
    return 2 * at + (second ? 2 : 1)
  }

  private swapIfBefore(a: number, b: number): boolean {
    const [one, other] = [this.elements[a], this.elements[b]]
    if (one === undefined || other === undefined || !this.before(one, other)) return false
    this.elements[a] = other
    this.elements[b] = one
    return true
  }
}
