import type { SessionView } from '../session.ts'

export type Machine = SessionView['models']['stateMachines'][number]
export type Transition = Machine['transitions'][number]

/** A state in a drawing. Units are pixels at full size. */
export interface Box {
  state: string
  label: string
  row: number
  x: number
  y: number
  width: number
  height: number
}

/** All that leads from one state to one other. */
export interface Bundle {
  key: string
  from: Box
  to: Box
  all: readonly Transition[]
}

export const keyOf = ({ from, to }: Pick<Transition, 'from' | 'to'>): string => JSON.stringify([from, to])
