/** Ids of requirements, each once: the author's identifier, with a number behind it for the next ones, else REQ-001 and on, or what else is before such a number. */
export class RequirementIds {
  private readonly used: Set<string>
  private readonly prefix: string
  private readonly parts = new Map<string, number>()
  private counted = 0
  private last = 0

  constructor(taken: Iterable<string>, prefix = 'REQ-') {
    this.used = new Set(taken)
    this.prefix = prefix
    for (const id of this.used) if (this.isCounted(id)) this.counted += 1
  }

  next(reference: string | undefined): string {
    const id = reference === undefined ? this.free() : this.part(reference)
    this.used.add(id)
    if (this.isCounted(id)) this.counted += 1
    return id
  }

  private isCounted(id: string): boolean {
    return id.startsWith(`${this.prefix}0`)
  }

  private part(reference: string): string {
    if (!this.used.has(reference)) return reference
    let part = this.parts.get(reference) ?? 2
    while (this.used.has(`${reference}.${part}`)) part += 1
    this.parts.set(reference, part + 1)
    return `${reference}.${part}`
  }

  private free(): string {
    let number = Math.max(this.counted, this.last) + 1
    while (this.used.has(this.named(number))) number += 1
    this.last = number
    return this.named(number)
  }

  private named(number: number): string {
    return this.prefix + String(number).padStart(3, '0')
  }
}
