/** Rewordings of steps that are taken one by one. */
export interface Acceptance {
  /** Numbers of the changed steps that are to be taken, as the case numbers them now. */
  accepted?: ReadonlySet<number>
  /** Takes a changed step, or leaves it after all. Without it, nothing can be chosen. */
  onAccept?: (stepNumber: number) => void
  /** What is to be known before a changed step is taken, by its number. */
  notes?: ReadonlyMap<number, string>
}
