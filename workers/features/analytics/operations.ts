import type { Operation } from '../../../shared/kernel/operation.ts'
import { collectEvent } from './collect-event.route.ts'
import { recordReplay } from './record-replay.route.ts'
import { sendEvent } from './send-event.route.ts'
import { umamiBatch } from './umami-batch.route.ts'
import { umamiSend } from './umami-send.route.ts'

export const operations: readonly Operation[] = [collectEvent, sendEvent, umamiSend, umamiBatch, recordReplay]
