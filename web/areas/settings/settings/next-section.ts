let next = ''

/** Another organization makes the page anew; this is the section that it then begins with, and the keyboard goes on there. */
export const openNext = (id: string) => void (next = id)

/** The section that was asked for, once. */
export function takeNext(): string {
  const taken = next
  next = ''
  return taken
}
