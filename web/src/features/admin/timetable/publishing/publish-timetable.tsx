export const PublishTimetable = () => null
