import type { Framework } from '../framework.ts'
import { writePlaywright } from './project.ts'

export const playwright: Framework = {
  write: writePlaywright,
}
