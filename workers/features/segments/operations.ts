import type { Operation } from '../../../shared/kernel/operation.ts'
import { createSegment } from './create-segment.ts'
import { deleteSegment } from './delete-segment.ts'
import { listSegments } from './list-segments.ts'

export const operations: readonly Operation[] = [listSegments, createSegment, deleteSegment]
