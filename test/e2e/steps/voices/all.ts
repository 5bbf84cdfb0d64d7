import { ade } from './ade.ts'
import { chris } from './chris.ts'
import { deepak } from './deepak.ts'
import { kenji } from './kenji.ts'
import { lena } from './lena.ts'
import { marta } from './marta.ts'
import { rosa } from './rosa.ts'
import type { ToldCase } from './told.ts'

/** Cases as different people write them. */
export const toldCases: ToldCase[] = [...marta, ...deepak, ...chris, ...lena, ...kenji, ...ade, ...rosa]
