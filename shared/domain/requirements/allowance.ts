/** How much may still be read; the texts of one request share it. */
export interface Allowance {
  sentences: number
  requirements: number
}

/** 200,000 characters of prose are 2,000 sentences, of which not all state a requirement; each requirement costs about a millisecond. */
export const newAllowance = (): Allowance => ({ sentences: 5000, requirements: 2000 })
