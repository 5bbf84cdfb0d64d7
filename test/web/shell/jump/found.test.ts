import { expect, test } from 'vitest'
import { found } from '../../../../web/shell/jump/found.ts'

const places = [
  'Settings',
  'Projects',
  'Relaunch of the shop',
  'Shop',
  'Café relaunch',
  'مشروع',
  '<b>Relaunch</b>',
].map((text) => ({ text }))
const names = (typed: string) => found(places, typed).map(({ text }) => text)

test('what begins with the letters comes first, then what has a word that does, then what contains them', () => {
  expect(names('shop')).toEqual(['Shop', 'Relaunch of the shop'])
  expect(names('relaunch')).toEqual(['Relaunch of the shop', 'Café relaunch', '<b>Relaunch</b>'])
  expect(names('aunch')).toEqual(['Relaunch of the shop', 'Café relaunch', '<b>Relaunch</b>'])
})

test('every word has to be there, in any order, without regard to case and accents', () => {
  expect(names('SHOP rel')).toEqual(['Relaunch of the shop'])
  expect(names('cafe')).toEqual(['Café relaunch'])
  expect(names('مشر')).toEqual(['مشروع'])
  expect(names('shop café')).toEqual([])
})

test('another word for a place counts where its name does not say it, after every name that does', () => {
  const defects = { text: 'Defects', also: ['bugs', 'known issues'] }
  const project = { text: 'Ladybugs' }
  expect(found([defects, project], 'bug')).toEqual([project, defects])
  expect(found([defects], 'issues known')).toEqual([defects])
  expect(found([defects], 'defects bugs')).toEqual([defects])
  expect(found([defects], 'sues')).toEqual([])
})
