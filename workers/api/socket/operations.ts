import type { Operation } from '../../../shared/kernel/operation.ts'
import { createTicket } from './create-ticket.ts'
import { openSocket } from './open-socket.route.ts'

export const operations: readonly Operation[] = [openSocket, createTicket]
