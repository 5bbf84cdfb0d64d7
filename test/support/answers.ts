import { emptyAnswer, type Answer } from '../../shared/domain/requirement-extraction/answer-schema.ts'

type Thing = Answer['things'][number]

/** A whole number that a person enters. */
export const numberNamed = (name: string, s: number[]): Thing => ({
  s,
  name,
  aliases: [],
  kind: 'number',
  entered: true,
  control: null,
  unit: null,
  step: null,
  options: [],
  start: null,
  optional: null,
  list: null,
})

/** What a right entry keeps. */
export const limit = (s: number[], must: string): Answer['limits'][number] => ({
  s,
  must,
  only: null,
  show: [],
})

export const answerWith = (some: Partial<Answer>): Answer => ({ ...emptyAnswer(), ...some })

export const german = 'Das Alter muss zwischen 18 und 120 Jahren liegen und ist nicht optional.'

/** How a model reads it. */
export const germanAnswer: Answer = answerWith({
  things: [numberNamed('Alter', [0])],
  limits: [limit([0], '18 <= [Alter] <= 120')],
})
