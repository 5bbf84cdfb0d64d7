/** Ids of requirements, each once: the author's identifier, with a number behind it for the next ones, else REQ-001 and on. */
export class RequirementIds {
  private readonly used: Set<string>
  private readonly parts = new Map<string, number>()
  private counted = 0
  private last = 0

  constructor(taken: Iterable<string>) {
    this.used = new Set(taken)
    for (const id of this.used) if (id.startsWith('REQ-0')) this.counted += 1
  }

  next(reference: string | undefined): string {
    const id = reference === undefined ? this.free() : this.part(reference)
    this.used.add(id)
    if (id.startsWith('REQ-0')) this.counted += 1
    return id
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
    while (this.used.has(named(number))) number += 1
    this.last = number
    return named(number)
  }
}

function named(number: number): string {
  return `REQ-${String(number).padStart(3, '0')}`
}
