import type { Framework } from '../framework.ts'
import { writeProject } from './project.ts'

export const seleniumPython: Framework = {
  name: 'fw-three-python',
  alias: 'selenium-python',
  label: 'Selenium (Python, pytest)',
  languages: ['python'],
  write: writeProject,
}
