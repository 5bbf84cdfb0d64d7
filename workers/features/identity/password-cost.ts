export interface Cost {
  N: number
  r: number
  p: number
}

/**
 * scrypt runs natively in Workers, which cap N*r*p at 2^20 and share 128 MB among the requests of an isolate.
 * Of the equal settings that OWASP names (Password Storage Cheat Sheet) this one takes 16 MiB and about 0.1 s.
 */
export const currentCost: Cost = { N: 16_384, r: 8, p: 5 }
