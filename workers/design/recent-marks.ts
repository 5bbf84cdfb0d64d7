import type { Marks } from '../../shared/domain/marking/tags.ts'

const mostCharacters = 400_000

/** The marks of the sentences that were marked last, up to so many characters of sentences. */
export class RecentMarks {
  private readonly bySentence = new Map<string, Marks>()
  private readonly most: number
  private characters = 0

  constructor(most = mostCharacters) {
    this.most = most
  }

  get(sentence: string): Marks | undefined {
    const marks = this.bySentence.get(sentence)
    if (!marks) return undefined
    // A map gives its entries in the order in which they were put in.
    this.bySentence.delete(sentence)
    this.bySentence.set(sentence, marks)
    return marks
  }

  keep(sentence: string, marks: Marks): void {
    if (this.bySentence.has(sentence) || sentence.length > this.most) return
    this.bySentence.set(sentence, marks)
    this.characters += sentence.length
    for (const oldest of this.bySentence.keys()) {
      if (this.characters <= this.most) break
      this.bySentence.delete(oldest)
      this.characters -= oldest.length
    }
  }
}
