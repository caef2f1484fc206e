import { readFile } from 'node:fs/promises'
import { printingText } from '../src/features/timetable/printing/text.ts'
import { paths } from '../src/paths.ts'
import { expect, testRestoring } from './fixtures.ts'
import { calm } from './staff.ts'
import { staffDesk } from './staff-desk.ts'
import { arranged } from './timetable-board-page.ts'
import { place, SUNDAY } from './timetable-room.ts'
import { expectNoViolation } from './violations.ts'

const test = testRestoring(calm)

test('sheets for doors and interviewers are printed without the frame of the site, a page each', async ({
  browser,
  stack,
}) => {
  const { admin, nari, raon } = await arranged(stack.url)
  await place(admin, raon, 2, [nari.id], { day: SUNDAY, room: 1 })
  const { page, context } = await staffDesk(browser, stack.url)
  const print = printingText.ko
  const pages = async () => [...(await page.pdf()).toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length
  await page.goto(`/#${paths.timetablePrint}`)
  const door = page.getByRole('region', { name: '301호 12.5(토)' })
  await expect(door.getByRole('row')).toHaveText([/시간/, /9:00–10:00김가온마케팅팀/, /10:00–11:00이다온/])
  await expect(page.getByRole('status').filter({ hasText: print.pages(2) })).toBeVisible()
  await expectNoViolation(page, 'the sheets')
  expect(await pages()).toBe(2)
  await page.emulateMedia({ media: 'print' })
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: print.kinds.doors }),
  ])
    await expect(gone.filter({ visible: true })).toHaveCount(0)
  await expect(door).toBeVisible()
  await page.emulateMedia({ media: null })

  await page.getByRole('combobox', { name: print.day }).selectOption(SUNDAY)
  await expect(door).toHaveCount(0)
  await page.getByRole('button', { name: print.kinds.interviewers }).click()
  const own = page.getByRole('region', { name: '나리' })
  await expect(own.getByRole('row')).toHaveText([
    /날/,
    /12.5\(토\)9:00–10:00301호김가온/,
    /12.6\(일\)10:00–11:00302호박라온/,
  ])
  expect(await pages()).toBe(2)
  await page.getByRole('combobox', { name: print.interviewer }).selectOption('나리')
  await expect(page.getByRole('status').filter({ hasText: print.pages(1) })).toBeVisible()
  expect(await pages()).toBe(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: print.calendarOf('나리') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const [first = '', second = ''] = file.split('BEGIN:VEVENT').slice(1)
  expect(first).toContain('DTSTART:20371205T000000Z')
  expect(first).toContain('SUMMARY:면접: 김가온')
  expect(second).toContain('DTSTART:20371206T010000Z')
  expect(second).toContain('LOCATION:302호')
  await context.close()
})
