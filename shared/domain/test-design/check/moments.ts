import {
  compareMoments,
  parseMoment,
  positionIn,
  type Moment,
  type TemporalKind,
} from '../../requirements/facts/temporal/moment.ts'

/** Whether a literal is a date or time that surely lies between the ends, whatever the day of the run. */
export function momentLies(
  literal: string,
  { of, ...ends }: { of: TemporalKind; min?: Moment; max?: Moment },
): boolean {
  const moment = parseMoment(literal, of)
  return moment !== undefined && positionIn(moment, ends) === 'inside'
}

/** Whether a time lies a whole number of steps of so many minutes from the base. */
export function isOnStep(literal: string, { base, step }: { base: number; step: number }): boolean {
  const moment = parseMoment(literal, 'time')
  return moment?.from === 'calendar' && (moment.at - base) % step === 0
}

/** Whether a literal is this very date or time. */
export function momentIs(literal: string, { of, value }: { of: TemporalKind; value: Moment }): boolean {
  const moment = parseMoment(literal, of)
  return moment !== undefined && compareMoments(moment, value) === 0
}
