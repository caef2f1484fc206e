import { z } from 'zod'
import { MOTIFS } from '../ui/motifs/kinds.ts'
import type { TeamIntro } from './about.ts'
import type { Activity } from './activities.ts'
import type { DesignWork } from './design-works.ts'
import type { CommunityEvent } from './events.ts'
import type { Question } from './faq.ts'
import type { MarketingStep, Sponsor } from './marketing.ts'
import type { StudyProject } from './study-projects.ts'
import type { Testimonial } from './testimonials.ts'
import type { WebProject } from './web-projects.ts'

/** What the build requires of the content: texts that are not empty, numbers of entries, addresses. */
const words = z.string().refine((text) => text.trim() !== '', 'must not be empty')
const text = z.object({ ko: words, en: words })
const link = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const picture = z.object({ motif: z.enum(MOTIFS), seed: words, caption: text })

/** A list whose entries are identified by one of their texts. */
const listOf = <Entry>(entry: z.ZodType<Entry>, nameOf: (entry: Entry) => string) =>
  z
    .array(entry)
    .min(1)
    .check(({ value, issues }) => {
      const names = value.map(nameOf)
      names.forEach((name, at) => {
        if (names.indexOf(name) === at) return
        issues.push({ code: 'custom', message: `“${name}” is there twice`, path: [at], input: value[at] })
      })
    })

const activity: z.ZodType<Activity> = z.object({
  name: text,
  date: text,
  summary: text,
  figure: z.object({ value: text, of: text }),
  img_path: words,
  motif: z.enum(MOTIFS),
  team: z.literal([1, 2, 3]),
  link,
})
const testimonial: z.ZodType<Testimonial> = z.object({ content: text, obInfo: text })
const event: z.ZodType<CommunityEvent> = z.object({ month: text, name: text, description: text })
const question: z.ZodType<Question> = z.object({
  question: text,
  answer: text,
  link: z.object({ to: z.string().startsWith('/'), label: text }).optional(),
})
const questions = listOf(question, (entry) => entry.question.ko)
const teamIntro: z.ZodType<TeamIntro> = z.object({
  tab: text,
  pitch: text,
  body: text,
  tasks: z.array(text).min(1),
})
const designWork: z.ZodType<DesignWork> = z.object({
  title: text,
  label: text,
  description: text,
  images: z.array(picture).min(1).max(2),
})
const webProject: z.ZodType<WebProject> = z.object({
  title: text,
  description: text,
  images: z.array(picture).length(3),
  source: link.optional(),
})
const step: z.ZodType<MarketingStep> = z.object({ name: text, description: text, image: picture })
const sponsor: z.ZodType<Sponsor> = z.object({ name: text, field: text, seed: words })
const studyProject: z.ZodType<StudyProject> = z.object({
  title: text,
  label: text,
  description: text,
  steps: z.array(text).min(1),
  outcome: text,
  image: picture,
})

/** What each content file must export, by the name of the file. */
export const contentSchemas: Record<string, z.ZodType> = {
  about: z.object({ teamIntros: z.object({ 1: teamIntro, 2: teamIntro, 3: teamIntro }) }),
  activities: z.object({ activities: listOf(activity, ({ name }) => name.ko) }),
  'design-works': z.object({
    designWorks: listOf(designWork, ({ title }) => title.ko),
    lectureSupport: z.object({ title: text, body: text, points: z.array(z.object({ name: text, text })) }),
  }),
  events: z.object({ events: listOf(event, ({ name }) => name.ko) }),
  faq: z.object({ faq: z.object({ recruitment: questions, activity: questions, other: questions }) }),
  marketing: z.object({
    marketingSteps: listOf(step, ({ name }) => name.ko),
    SPONSOR_COUNT: z.int().positive(),
    sponsors: listOf(sponsor, ({ name }) => name.ko),
  }),
  'study-projects': z.object({ studyProjects: listOf(studyProject, ({ title }) => title.ko) }),
  testimonials: z.object({ testimonials: listOf(testimonial, ({ content }) => content.ko) }),
  'web-projects': z
    .object({
      yearButtons: z.array(z.int()).min(1),
      DEFAULT_YEAR: z.int(),
      webProjects: z.record(
        z.string(),
        listOf(webProject, ({ title }) => title.ko),
      ),
      webProcess: listOf(z.object({ name: text, description: text }), ({ name }) => name.ko),
      EVENT_SITE_2022: z.object({ users: z.int().positive(), events: z.int().positive() }),
    })
    .check(({ value: { yearButtons, webProjects, DEFAULT_YEAR }, issues }) => {
      const problem = (path: (string | number)[], message: string) =>
        issues.push({ code: 'custom', message, path, input: yearButtons })
      yearButtons.forEach((year, at) => {
        if (!webProjects[year]) problem(['yearButtons', at], `${year} has no projects in webProjects`)
      })
      if (!yearButtons.includes(DEFAULT_YEAR)) problem(['DEFAULT_YEAR'], 'must be one of yearButtons')
    }),
}

/** The problems of a content file's exports: one sentence each, with the path to the mistake. */
export function problemsOf(file: string, exported: unknown): string[] {
  const checked = contentSchemas[file]?.safeParse(exported)
  if (!checked || checked.success) return []
  return checked.error.issues.map(({ path, message }) => `content/${file}.ts: ${path.join('.')}: ${message}`)
}
