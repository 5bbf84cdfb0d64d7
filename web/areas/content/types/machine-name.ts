/** A machine name that none of these has yet, made of a name: a letter first, then small letters, digits and underscores. */
export function machineNameOf(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
  const wanted = words.slice(0, 50).replace(/_+$/, '') || 'field'
  for (let nth = 1; ; nth++) {
    const free = nth === 1 ? wanted : `${wanted}_${nth}`
    if (!taken.includes(free)) return free
  }
}
