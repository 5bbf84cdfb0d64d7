/** A share with what it is of: "0.95 (19 of 20)". */
export const share = (some: number, all: number): string =>
  all === 0 ? 'none' : `${(some / all).toFixed(2)} (${some} of ${all})`
