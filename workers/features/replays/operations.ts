import type { Operation } from '../../../shared/kernel/operation.ts'
import { deleteReplay } from './delete-replay.ts'
import { getRecorderSettings } from './get-recorder-settings.ts'
import { getReplayManifest } from './get-replay-manifest.ts'
import { getReplay } from './get-replay.ts'
import { listReplays } from './list-replays.ts'

export const operations: readonly Operation[] = [
  listReplays,
  getReplay,
  getReplayManifest,
  deleteReplay,
  getRecorderSettings,
]
