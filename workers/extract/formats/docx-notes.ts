import { maximumCharacters } from '../limits.ts'
import type { Block } from './docx-blocks.ts'
import { DocxBody } from './docx-body.ts'
import type { ParagraphStyle } from './docx-styles.ts'
import type { Attributes, XmlHandler } from './office-xml.ts'

/** Foot- and endnotes, by the names under which the body of a Word document refers to them. */
export class DocxNotes implements XmlHandler {
  readonly #styleOf: (id: string) => ParagraphStyle
  readonly #notes = new Map<string, Block[]>()
  #name = ''
  #open: DocxBody | undefined
  #characters = 0

  constructor(styleOf: (id: string) => ParagraphStyle) {
    this.#styleOf = styleOf
  }

  isDone(): boolean {
    return this.#characters + (this.#open?.characters ?? 0) > maximumCharacters
  }

  open(name: string, attribute: Attributes): void {
    if (name === 'footnote' || name === 'endnote') {
      this.finish()
      this.#name = `${name} ${attribute('id') ?? ''}`
    }
    this.#open ??= new DocxBody(this.#styleOf)
    this.#open.open(name, attribute)
  }

  close(name: string): void {
    if (name === 'footnote' || name === 'endnote') this.finish()
    else this.#open?.close(name)
  }

  text(text: string): void {
    this.#open?.text(text)
  }

  /** Puts down the note that is open. */
  finish(): void {
    const note = this.#open
    this.#open = undefined
    if (!note) return
    note.finish()
    this.#characters += note.characters
    if (note.blocks.length > 0) this.#notes.set(this.#name, note.blocks)
  }

  /** The note that a reference names, once. */
  take(kind: 'footnote' | 'endnote', id: string): Block[] {
    const blocks = this.#notes.get(`${kind} ${id}`) ?? []
    this.#notes.delete(`${kind} ${id}`)
    return blocks
  }

  /** Those that nothing refers to. */
  rest(): Block[] {
    return [...this.#notes.values()].flat()
  }
}
