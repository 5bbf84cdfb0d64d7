/** Lines on their way into a member of gzip, packed as they come. */
export class PackedLines {
  readonly #gzip = new CompressionStream('gzip')
  readonly #writer = this.#gzip.writable.getWriter()
  readonly #packed = new Response(this.#gzip.readable).arrayBuffer()
  #text = ''

  /** Waits now and then, so that no more is in memory than is being packed. */
  add(line: string): Promise<void> | undefined {
    this.#text += line
    return this.#text.length > 65_536 ? this.#flush() : undefined
  }

  async packed(): Promise<ArrayBuffer> {
    await this.#flush()
    void this.#writer.close()
    return this.#packed
  }

  #flush(): Promise<void> {
    const bytes = new TextEncoder().encode(this.#text)
    this.#text = ''
    return this.#writer.write(bytes)
  }
}
