import { Together } from '../../parts/together.tsx'
import { texts } from '../../texts/en/drive.ts'
import { Drive } from './drive/drive.tsx'
import { BasePage } from './parts/base-page.tsx'

export const Page = () => (
  <BasePage title={texts.title}>
    {(of) => (
      <Together>
        <Drive {...of} />
      </Together>
    )}
  </BasePage>
)
