/** Lines that surely fit on a page, and characters of one: a page of A4 takes half as many again in letters of usual size. */
const surely = { lines: 32, characters: 70 }
/** Heights of pictures are in English metric units, 12,700 to a point. */
const unitsOfLine = 180_000

/**
 * On which page of a Word document something stands. The format has no pages: a program that showed the document notes where they ended, which is certain.
 * Where none did, breaks that the author set are counted for as long as what stands between them surely fits on a page; after that nothing is known.
 */
export class DocxPages {
  readonly #isLaidOut: boolean
  #rendered = 0
  #breaks = 0
  #lines = 0
  #isLost = false
  /** Something was shown already. */
  #hasBegun = false

  constructor(isLaidOut: boolean) {
    this.#isLaidOut = isLaidOut
  }

  /** From 1; undefined where it is not known. */
  get current(): number | undefined {
    if (this.#isLaidOut) return 1 + this.#rendered
    return this.#isLost || this.#lines > surely.lines ? undefined : 1 + this.#breaks
  }

  /** How many there are; undefined when nothing in the file tells. */
  get count(): number | undefined {
    return this.areTold ? this.current : undefined
  }

  get areTold(): boolean {
    return this.#rendered > 0 || this.#breaks > 0
  }

  endRendered(): void {
    this.#rendered++
  }

  /** A break that the author set. */
  end(): void {
    this.#isLost = this.current === undefined
    this.#breaks++
    this.#lines = 0
  }

  /** The next paragraph begins a page, unless it is the first of all. */
  endBefore(): void {
    if (this.#hasBegun) this.end()
  }

  /** Whether a new section begins a page stands behind it. */
  endSection(): void {
    this.#isLost = true
  }

  takeText(characters: number): void {
    this.#hasBegun = true
    this.#lines += characters / surely.characters
  }

  takeLine(): void {
    this.#lines++
  }

  takeNote(characters: number): void {
    this.takeLine()
    this.takeText(characters)
  }

  takePicture(height: number): void {
    this.#hasBegun = true
    this.#lines += Math.max(0, height || 0) / unitsOfLine
  }
}
