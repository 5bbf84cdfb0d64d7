import type { Basis } from '../../shared/domain/test-cases/schema.ts'

/** Whether a case is an idea or an outline, which a person completes before anything runs it. */
export const isForPerson = ({ basis }: { basis?: Basis | null | undefined }): boolean =>
  basis === 'designed' || basis === 'outline'
