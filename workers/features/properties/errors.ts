import { defineError } from '../../../shared/kernel/errors.ts'

export const eventNotFound = defineError('properties.event_not_found', 404, 'Event not found')
