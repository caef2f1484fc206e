/** Business constants and limits. No I/O, no zod: the landing page imports this. */

export const TEAMS = [1, 2, 3] as const
export type Team = (typeof TEAMS)[number]
export const MARKETING: Team = 1
export const DESIGN: Team = 2
export const WEBDEV: Team = 3

export const PASS_STATES = ['default', '1stPass', 'finalPass', 'fail'] as const
export type Pass = (typeof PASS_STATES)[number]

export const ANSWERS = ['confirmed', 'declined'] as const
export type Answer = (typeof ANSWERS)[number]

/** The interview grid: 32 days of 17 hours, labelled 8:00 to 24:00. */
export const GRID_DAYS = 32
export const GRID_HOURS = 17
export const GRID_FIRST_HOUR = 8
export const ALL_HOURS = 2 ** GRID_HOURS - 1

/** The fixed key of the settings lookups; not a secret. */
export const SETTINGS_KEY = 1
/** Clients that send the digits are understood; another value finds nothing. */
export const isSettingsKey = (key: unknown): boolean => key === SETTINGS_KEY || key === String(SETTINGS_KEY)

export const STUDENT_ID_LENGTH = 7
export const ADMIN_KEY_MAX = 10
export const ESSAY_MAX = 1000
export const NAME_MAX = 50
/** Limits of a member of the staff; the history stores a name of this length. */
export const PASSPHRASE_MIN = 12
export const PASSPHRASE_MAX = 128
export const MEMBER_NAME_MAX = 50
/** How long a member can use the link that sets her passphrase. */
export const MEMBER_LINK_HOURS = 72
export const DATE_MAX = 100
export const LINK_MAX = 2048
export const TEXT_MAX = 200

/** Questions of a term, and of one team; a form with all of them stays below the limit of a body. */
export const QUESTIONS_MAX = 30
export const QUESTIONS_PER_TEAM_MAX = 12
export const QUESTION_LABEL_MAX = 200
export const QUESTION_HELP_MAX = 500
export const QUESTION_OPTIONS_MAX = 20
export const QUESTION_OPTION_MAX = 100

/** At most this many seats of one team. */
export const SEATS_MAX = 999

/** Reviewing: a score, and the weight of a criterion, is 1 to 5. */
export const SCORE_MAX = 5
/** An applicant is judged twice: by what was written, and by the interview. */
export const STAGES = ['documents', 'interview'] as const
export type Stage = (typeof STAGES)[number]
export const CRITERIA_MAX = 12
export const CRITERION_NAME_MAX = 100
export const CRITERION_SENTENCE_MAX = 300

/** Questions of an interview kit, and the characters of its texts. */
export const KIT_QUESTIONS_MAX = 20
export const KIT_QUESTION_MAX = 500
export const KIT_OPENING_MAX = 2000
/** The limit of a comment, a private note and the reason of a recusal. */
export const REVIEW_TEXT_MAX = 5000
/** At most this many reviews of one application are needed; a team's default is two. */
export const REVIEWS_NEEDED_MAX = 10
export const DEFAULT_REVIEWS_NEEDED = 2
/** How many applicants can be taken at most, and how many are read again by one press. */
export const PLACES_MAX = 1000
export const READ_AGAIN_MAX = 200
/** At most this many members per assignment. */
export const REVIEWERS_MAX = 200

/** Replaces what names an author in reviews, with one width for all names. */
export const NAME_COVER = '█████'
/** Of one application, for the admin to judge. */
export const NAMED_PLACES_MAX = 5

/** Limits of the interview timetable: the length of an interview in hours of the grid, rooms, and people in a panel. */
export const INTERVIEW_LENGTH_MAX = 4
export const ROOMS_MAX = 20
export const ROOM_NAME_MAX = 60
export const PANEL_MAX = 8
/** Minutes of an interview and of its break are multiples of this. */
export const PACE_STEP = 5
export const PAUSE_MAX = 60
/** Interviews in the hours of one panel. */
export const TURNS_MAX = (INTERVIEW_LENGTH_MAX * 60) / PACE_STEP
/** Applicants who come to one interview together. */
export const PEOPLE_MAX = 6
export const INTERVIEWERS_MAX = 200
/** How long a link opens an interviewer's own hours. */
export const INTERVIEWER_LINK_DAYS = 14
/** The limit of an applicant's reason not to come. */
export const APPOINTMENT_REASON_MAX = 300
/** Taps of the interview day in one call. */
export const DAY_TAPS_MAX = 100
export const RUN_SECONDS_MAX = 300
/** The default duration of a run: 5 seconds for 150 people and fewer, 29 for 500 and more. */
export const runSecondsFor = (people: number): number =>
  Math.round(5 + (24 * Math.min(350, Math.max(0, people - 150))) / 350)

/** A rehearsal invents at most this many applicants of a team; without an earlier term it invents the second number. */
export const REHEARSED_MAX = 500
export const REHEARSED_DEFAULT = 40
/** The longest that a rehearsal searches for a timetable. */
export const REHEARSAL_SECONDS_MAX = 30

/** At most this many applications change in one call. */
export const BULK_MAX = 1000
/** How long an applicant's proof of identity lasts in one browser. */
export const APPLICANT_COOKIE_HOURS = 12
/** How long a browser that has proved an application or signed in is recognised; its cookie opens nothing. */
export const DEVICE_COOKIE_DAYS = 180
export const BODY_LIMIT_BYTES = 64 * 1024
