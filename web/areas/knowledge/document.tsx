import { useRoute } from 'preact-iso'
import { DocumentOf } from '../../parts/document/document.tsx'
import { placeOfBase } from '../../parts/files/places.ts'
import { texts } from '../../texts/en/document.ts'
import { BasePage } from './parts/base-page.tsx'

export function Page() {
  const { fileId = '' } = useRoute().params
  return (
    <BasePage title={texts.title}>
      {({ base: { kbId } }) => <DocumentOf key={fileId} place={placeOfBase(kbId)} fileId={fileId} />}
    </BasePage>
  )
}
