/** A title that is not taken, made of the wanted one: the service refuses two alike. */
export function freeTitle(taken: ReadonlySet<string>, wanted: string): string {
  let title = wanted
  for (let number = 2; taken.has(title); number++) title = `${wanted} (${number})`
  return title
}
