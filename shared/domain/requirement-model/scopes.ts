/** Whether what stands in one section concerns what stands in the other: one path begins with the other ("2" and "2.1"; "" and anything). */
export const meet = (one: string, other: string): boolean =>
  one === other || one === '' || other === '' || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
