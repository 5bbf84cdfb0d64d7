/** A cache of results by the text that they follow from: the least recently used go first, above so many characters. */
export class Recent<Value> {
  private readonly byText = new Map<string, { value: Value; size: number }>()
  private readonly most: number
  private characters = 0

  constructor(most: number) {
    this.most = most
  }

  get(text: string): Value | undefined {
    const entry = this.byText.get(text)
    if (!entry) return undefined
    // A map gives its entries in the order in which they were put in.
    this.byText.delete(text)
    this.byText.set(text, entry)
    return entry.value
  }

  /** Keeps a value that takes `size` characters: those of its text unless told. */
  keep(text: string, value: Value, size = text.length): void {
    if (this.byText.has(text) || size > this.most) return
    this.byText.set(text, { value, size })
    this.characters += size
    for (const [oldest, entry] of this.byText) {
      if (this.characters <= this.most) break
      this.byText.delete(oldest)
      this.characters -= entry.size
    }
  }
}
