import type { Operation } from '../../../shared/kernel/operation.ts'
import { generateReleaseNotes } from './generate-release-notes.ts'
import { generateUserManual } from './generate-user-manual.ts'

export const operations: readonly Operation[] = [generateUserManual, generateReleaseNotes]
