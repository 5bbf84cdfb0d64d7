/** How rare a term is that stands in `frequency` of `count` texts; above 0 for a term of all texts, too. Source: Spärck Jones, 1972. */
export const rarity = (frequency: number, count: number): number => Math.log((count + 1) / (frequency + 0.5))

/** A term counts by the logarithm of how often it stands in a text, and by how rare it is. Source: Salton and Buckley, 1988 (`ltc`). */
export const weigh = (count: number, idf: number): number => (1 + Math.log(count)) * idf
