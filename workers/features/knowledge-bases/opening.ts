import type { Reserved } from '../../../shared/kernel/access.ts'

/** Opening a base to the world, and closing it, is for those who share it: no member does it, and no access key. */
export const opening: Reserved = { role: 'admin', fields: ['isPublic'], say: 'who may see a knowledge base' }
