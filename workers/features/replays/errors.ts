import { defineError } from '../../../shared/kernel/errors.ts'

export const replayNotFound = defineError('replays.not_found', 404, 'Recording not found')
