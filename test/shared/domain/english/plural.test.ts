import { expect, test } from 'vitest'
import { plural, singular } from '../../../../shared/domain/english/plural.ts'

test.each(
  (
    'box boxes,address addresses,match matches,dish dishes,entry entries,key keys,day days,query queries,person people,woman women,child children,' +
    'lens lenses,row rows,checkbox checkboxes,switch switches,listitem listitems,series series,species species,news news,' +
    'status statuses,bus buses,bonus bonuses,virus viruses,alias aliases,canvas canvases,gas gases,analysis analyses,' +
    'base bases,menu menus,sku skus,half halves,shelf shelves,knife knives,life lives,quiz quizzes,movie movies,cookie cookies,tie ties,cache caches,size sizes,response responses,' +
    'house houses,clause clauses,excuse excuses,hero heroes,shoe shoes,move moves,valve valves,matrix matrices,index indexes,' +
    'shipping box shipping boxes,check-in check-ins,business businesses'
  ).split(','),
)('of %s', (pair) => {
  const words = pair.split(' ')
  const [one = '', several = ''] = [words.slice(0, words.length / 2), words.slice(words.length / 2)].map(
    (part) => part.join(' '),
  )
  expect(plural(one.split(' ').at(-1) ?? '')).toBe(several.split(' ').at(-1))
  expect(singular(several)).toBe(one)
  expect(singular(one)).toBe(one)
})

test.each(['address', 'analysis', 'clothes', 'sms', 'specimen', 'is', 'bus', 'address status', ''])(
  '%o is one already',
  (word) => expect(singular(word)).toBe(word),
)

test.each([
  ['Addresses', 'Address'],
  ['People', 'Person'],
  ['IDs', 'ID'],
  ['Shipping Boxes', 'Shipping Box'],
  ['inboxes', 'inbox'],
  ['businesswomen', 'businesswoman'],
])('%s keeps its capitals', (several, one) => expect(singular(several)).toBe(one))
