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

/** Whether a literal is this very date or time. */
export function momentIs(literal: string, { of, value }: { of: TemporalKind; value: Moment }): boolean {
  const moment = parseMoment(literal, of)
  return moment !== undefined && compareMoments(moment, value) === 0
}
