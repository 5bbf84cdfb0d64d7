import { texts } from '../../texts/en/drive.ts'
import { Drive } from './drive/drive.tsx'
import { BasePage } from './parts/base-page.tsx'

export const Page = () => <BasePage title={texts.title}>{(of) => <Drive {...of} />}</BasePage>
