import type { Framework } from '../framework.ts'
import { writeProject } from './project.ts'

export const seleniumPython: Framework = {
  write: writeProject,
}
