const mostWordCharacters = 40

/** A public address made of a name: its Latin letters and digits in lower case, and a part that no other base has. */
export function publicSlugOf(name: string, unique: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostWordCharacters)
    .replace(/^-+|-+$/g, '')
  return `${words || 'knowledge-base'}-${unique.replaceAll('-', '').slice(0, 12)}`
}
