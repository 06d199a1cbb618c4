// Written by `python -m nonuple.server.shapes`; do not edit.

export interface Absence {
  entry: string;
  game: number;
  article?: string;
}

export interface ActView {
  number: number;
  at: string;
  author: string;
  what: string;
  game?: number;
  entry?: string;
  total?: number | null;
  why?: string;
  count?: number;
  back?: Arrange | WriteEntries | StrikeEntries | WithdrawEntry | ExcludeEntry | ComeBack | DrawTables | SeatLate | MoveEntry | LeaveTable | NoteArrivals | KeepPlace | PostArbiters | AnnulEventGame | WithdrawEventGame | RestoreEventGame | CorrectScore | HangRanking | DecidePlayoff | CountCentres | SettleMet | null;
}

export interface AgeCategory {
  code: string;
  label?: Text | null;
  young?: boolean;
}

export interface Agenda {
  today: number;
  waiting: number;
  days: number;
  late: number;
  minutes: number;
  answered: number;
  daily: number;
  next: string | null;
  drills: DrillDue[];
  memory: Waiting[];
  known: KnownOn[];
}

export interface AgendaDay {
  day: string;
  hours: AgendaHour[];
}

export interface AgendaHour {
  hour: string;
  games: number[];
}

export interface AmendTurn {
  type: "AmendTurn";
  turn: number;
  letters?: string | null;
  ref?: string | null;
  word?: string | null;
  why?: string;
  seen?: number | null;
}

export interface AmongOthers {
  players: number;
  rank: number;
  ahead: number | null;
}

export interface AmongTheRoom {
  tables: number;
  rank: number;
  median: number;
  best: number;
  above: number | null;
  below: number | null;
}

export interface Announce {
  type: "Announce";
  points?: number;
  word?: string;
  ref?: string;
  player?: string | null;
}

export interface AnnouncedView {
  player: string;
  points: number;
  word: string;
  ref: string;
}

export interface AnnulEventGame {
  type: "AnnulEventGame";
  game: number;
  why: string;
}

export interface AnnulGame {
  type: "AnnulGame";
  game: number;
  why: string;
}

export interface AnomalyView {
  centre: string;
  left_out: boolean;
  said: Sentence;
  gesture?: "ask-again" | "rejudge" | "take" | null;
  changes?: VerdictChange[];
}

export interface AnswerCard {
  type: "AnswerCard";
  card: string;
  answers: number;
  found: number;
  letters?: number;
  seconds?: number;
  recall?: Recall | null;
}

export interface AnswerFile {
  type: "AnswerFile";
  game: number;
  draw: number;
  table: number;
  points?: number | null;
  sanction: Sanction;
  motive: string;
}

export interface AnswerView {
  table: number;
  slip: WrittenSlip;
  words: string[];
  opinion: Opinion;
  author: string;
  ref: string;
}

export interface AnsweredCard {
  card: string;
  recall: Recall;
  due: string;
  days: number;
}

export interface Appeal {
  type: "Appeal";
  game: number;
  draw: number;
  why: string;
  table?: number | null;
}

export interface AppealView {
  number: string;
  case: CaseFile;
  series: string;
  arbiter: string;
  heard: Record<string, string>;
  ruling: RulingTold;
  articles: ArticleTold[];
  totals: [number, number];
  course: CourseStep[];
  pieces: FilePiece[];
  others: OtherSlip[];
}

export interface Arbiter {
  id: string;
  name: string;
  blocks?: Block[];
}

export interface Arrange {
  type: "Arrange";
  name: string;
  date?: string;
  games: GameWish[];
  tie_breaks?: string[];
  best?: number | null;
  cut?: number | null;
  pair_category?: "older" | "younger" | null;
  divided?: boolean;
  edition?: string;
  lexicon?: string | null;
  federation?: Federation | null;
  ranked?: boolean;
  own?: OwnRules;
  seen?: Arrange | null;
}

export interface ArrangeRankings {
  type: "ArrangeRankings";
  rankings: RankingSettings;
}

export interface ArrangeTable {
  type: "ArrangeTable";
  chairs: Chair[];
  words?: "challenge" | "checked";
  clock?: FreeClock | null;
  draws_after?: number | null;
  variant?: string;
  lexicon?: string | null;
  challenging?: boolean;
}

export interface Arrive {
  type: "Arrive";
  game: number;
  table: number;
  turn: number;
}

export interface ArticleTold {
  number: string;
  title: Called;
  asks: Called;
}

export interface AskTakeBack {
  type: "AskTakeBack";
  seat?: number;
  at?: number;
}

export interface AskTop {
  type: "AskTop";
  player?: string | null;
}

export interface AskedCard {
  card: string;
  drill: Drill;
  shape: Shape;
  letters: string;
  support: string;
  answers: CardAnswer[];
  last: string | null;
  turn?: KeptTurn | null;
}

export interface AskedPlace {
  ref: string;
  word: string;
  words: string[];
  outcomes: Record<string, Verdict>;
}

export interface AskedPlaceView {
  ref: string;
  word: string;
  words: string[];
  outcomes: Record<string, OutcomeView>;
}

export interface AskedPosition {
  grid?: string;
  rack?: string;
  formula?: string;
  variant?: string;
}

export interface AttachPiece {
  type: "AttachPiece";
  game: number;
  draw: number;
  table: number;
  what: string;
  draws?: number[];
}

export interface BagView {
  letters: Record<string, number>;
  left: number;
  vowels: number;
  consonants: number;
  either: number;
  aside: number;
}

export interface Ballot {
  points: number | null;
  sanction: Sanction;
}

export interface Beep {
  after: number;
  sound: string;
}

export interface BeginFamily {
  type: "BeginFamily";
  players?: string[];
  minutes?: number;
  wanted?: WantedGame | null;
}

export interface BeginGame {
  type: "BeginGame";
}

export interface BeginSolo {
  type: "BeginSolo";
  wanted?: WantedGame;
  seconds?: number | null;
  judged?: boolean;
  title?: string;
  room?: number[][];
}

export interface BestTime {
  player: string;
  seconds: number;
  turns: number;
  found: number;
  formula: string;
  limit: number;
  on?: string;
}

export interface Block {
  first: number;
  last: number;
}

export interface BoardView {
  grid: string[];
  last?: number[];
}

export interface BookColumn {
  rank: number;
  player: string;
  points: (number | null)[];
  running: number[];
  total: number;
  percent: number | null;
  solos?: number;
}

export interface BreakSeal {
  type: "BreakSeal";
  words: string[];
  digits?: string;
}

export interface BuildFile {
  type: "BuildFile";
  game: number;
  draw: number;
  table: number;
  party?: "arbiter" | "player";
  motive: string;
}

export interface Called {
  fr: string;
  en: string;
}

export interface CancelTurn {
  type: "CancelTurn";
  cause: "acceptance" | "display" | "disturbance" | "no-move" | "placing" | "spelling" | "timing";
  seen?: number | null;
}

export interface CandidateView {
  ref: string;
  word: string;
  score: number;
  cross: string[];
  kept: boolean;
  ground: Sentence | null;
  article: string | null;
}

export interface CardAnswer {
  word: string;
  front?: string;
  behind?: string;
  meanings: Meanings;
}

export interface CaseFile {
  game: number;
  turn: number;
  rulebook: RulebookView;
  formula: string;
  deadline: string | null;
  ruled: boolean;
  file: FileView | null;
  grid: string[];
  kept: string;
  drawn: string;
  retained: string | null;
  sheet: SheetView;
  ways: WayView[];
  favoured: number | null;
  both_ways: boolean;
  worth: number;
  votes: Record<string, Ballot>;
}

export interface CaseView {
  why: string;
  appeal: boolean;
  author: string;
  at: string;
  ruled: boolean;
}

export type Cause = "hook" | "joker" | "placement" | "seven" | "short" | "unseen";

export interface CentreDoor {
  contest: string;
  token: string;
}

export interface CentreLine {
  name: string;
  opens: string;
  opened: string;
  way: string;
  contact: string;
  players: number;
  games: number[];
  number: number;
  state: "commission" | "complete" | "hour" | "incomplete" | "left-out" | "other-list" | "sealed" | "sent";
  said: Sentence | null;
}

export interface CentreProgress {
  at: string;
  opened: string;
  players: number;
  games: ("over" | "playing" | "sealed")[];
  turn: number;
  settled: number;
}

export interface CentresDoor {
  id: string;
  token: string;
}

export interface Chair {
  name: string;
  level?: string | null;
}

export interface ChairView {
  seat: number;
  name: string;
  level: string | null;
  held: number;
  total: number;
  resigned: boolean;
  used: number;
}

export interface ChallengeWord {
  type: "ChallengeWord";
  seat?: number;
  at?: number;
}

export interface Change {
  type: "Change";
  changes: Changed[];
}

export interface Changed {
  table: number;
  player: Entrant;
  id?: string | null;
  seen?: Entrant | null;
}

export interface ChangedLine {
  id: string;
  rank_before: number;
  total_before: number;
  rank: number;
  total: number;
}

export interface CheckedView {
  player: string;
  word: string;
  ref: string;
  said: number;
  points: number;
  why: Sentence | null;
}

export interface Choices {
  lexicons: ListNamed[];
  rulebooks: RulebookView[];
  variants: VariantView[];
  levels: string[];
  in_use: ListNamed;
  days: number;
}

export interface ClockView {
  state: "none" | "over" | "paused" | "ready" | "running";
  seconds?: number;
  signal_before_end?: number;
  started?: number | null;
  signal?: number | null;
  ends?: number | null;
  left?: number | null;
  beeps?: Beep[];
}

export interface CloseSlips {
  type: "CloseSlips";
  seen?: number | null;
}

export interface Closing {
  reason: "all-passed" | "no-play" | "out" | "resigned";
  racks: string[];
  adjust: number[];
  totals: number[];
  late?: number[] | null;
  resigned?: number[] | null;
}

export interface ComeBack {
  type: "ComeBack";
  entry: string;
  game?: number | null;
}

export interface Commentary {
  turn: number;
  top: number;
  tables: number;
  pending: number;
  found: number | null;
  sub_tops: SolutionView[];
  near: NearWord[];
}

export interface Commented {
  turn: number;
  top: number;
  tables: number;
  pending: number;
  found: number | null;
  sub_tops: SolutionView[];
  near: NearWord[];
  finders: string[];
}

export interface CompleteFile {
  type: "CompleteFile";
  game: number;
  draw: number;
  table: number;
  day?: string | null;
}

export interface ComputerView {
  version: string;
  system: "linux" | "macos" | "windows";
  addresses: string[];
  port: number | null;
  data: string;
  backup: string | null;
  drives: string[];
  trouble: string | null;
  lists: KeptList[];
  in_use: string;
  stops: boolean;
}

export interface ContestView {
  id: string;
  name: string;
  demo: boolean;
  players: number;
}

export interface Contested {
  by: number;
  words: string[];
  upheld: boolean;
}

export interface CorrectPoints {
  type: "CorrectPoints";
  turn: number;
  player: string;
  points: number;
}

export interface CorrectRecall {
  type: "CorrectRecall";
  card: string;
  recall: Recall;
}

export interface CorrectScore {
  type: "CorrectScore";
  game: number;
  entry: string;
  total: number | null;
  seen?: number | null;
  why?: string;
}

export interface CorrectTurn {
  type: "CorrectTurn";
  turn: number;
  score: number;
  why?: string;
  seen?: number | null;
}

export interface CorrectionProposed {
  type: "CorrectionProposed";
  game: number;
  draw: number;
  player: string;
  slip: WrittenSlip;
  remark?: string;
}

export interface CountCentres {
  type: "CountCentres";
}

export interface CountedView {
  verdict: VerdictView;
  points: number | null;
  rank: number;
  ranked: number;
}

export interface CourseStep {
  at: string;
  what: Sentence;
  detail: Sentence | null;
  state?: "done" | "end" | "now";
}

export interface Cumulated {
  rank: number;
  player: string;
  table: number;
  name: string;
  club: string;
  series: string;
  category: string;
  total: number;
  percent: number | null;
  negative: number;
  gained: number;
  games: (number | null)[];
  decided_by?: string;
  excluded?: boolean;
}

export interface CurvePoint {
  turn: number;
  points: number;
  top: number;
  total: number;
  top_total: number;
  hints: number;
  room?: number | null;
  finders?: number | null;
}

export interface Daily {
  day: string;
  what?: "game" | "turn";
}

export interface DecidePlayoff {
  type: "DecidePlayoff";
  order: string[];
}

export interface DeckView {
  drill: Drill;
  cards: number;
  words: number;
}

export interface DeclareTotal {
  type: "DeclareTotal";
  game: number;
  total: number;
  table?: number | null;
}

export interface DeclineTakeBack {
  type: "DeclineTakeBack";
  seat?: number;
  at?: number;
}

export interface DefinitionsRead {
  read: number;
  taken: number;
  words?: number | null;
  source?: string;
}

export interface DelayOpening {
  type: "DelayOpening";
  why: string;
}

export interface Departure {
  entry: string;
  game: number;
  excluded?: boolean;
  article?: string;
  annuls?: boolean;
}

export interface Desk {
  arbiter: string | null;
  name: string;
  game: number | null;
}

export interface DeskProgress {
  arbiter: string | null;
  name: string;
  rounds: RoundView[];
}

export interface DiaryGame {
  source: string;
  kind: "club" | "family" | "free" | "solo" | "topping";
  at: string;
  formula: string;
  title: string;
  percent: number | null;
  points: number;
  top: number;
  against: number | null;
  partners: Partner[];
  tops: number;
  turns: number;
  seconds: number;
  told: boolean;
}

export interface DiaryKey {
  id: string;
  token: string;
}

export interface Division {
  name: string;
  from_index: number;
  players: number;
}

export interface DoorGame {
  arrival?: "absent" | "awaited" | "here" | "late" | "gone";
  table?: number | null;
}

export interface DoorLine {
  name: string;
  games: DoorGame[];
  club?: string;
  cards?: string[];
}

export interface Draw {
  type: "Draw";
  letters?: string | null;
  seen?: number | null;
}

export interface DrawTables {
  type: "DrawTables";
  game: number;
  order?: "kept" | "random" | "series";
  apart?: "club" | "team" | null;
  seed?: string | null;
  easy?: Block[];
}

export type Drill = "anagrams" | "costly" | "hooks" | "mine" | "missed" | "plus" | "short";

export interface DrillDue {
  drill: Drill;
  due: number;
  started: number;
}

export interface DueNote {
  game: number;
  draw: number;
  turn: number;
  player: string;
  table: number;
  handed_at: number;
  name: string;
  duty: string;
  stage: string;
  sanction: string;
  lines: Sentence[];
  warnings: number;
  free: number | null;
}

export interface EliminatedView {
  turn: number;
  table: number;
  player: string;
}

export interface ElsewhereView {
  id: string;
  counts: boolean;
  lock: string;
  released: boolean;
  lines: CentreLine[];
}

export interface EndAnnouncement {
  type: "EndAnnouncement";
  seen?: number | null;
}

export interface EndChoice {
  reason: "interrupted" | "no-letters" | "organiser" | "other";
  said: Sentence;
  valid: number;
  needed: number;
}

export interface EndFamily {
  type: "EndFamily";
}

export interface EndGame {
  type: "EndGame";
  reason?: "interrupted" | "no-letters" | "organiser" | "other";
  why?: string;
  seen?: number | null;
}

export interface EndTime {
  type: "EndTime";
}

export interface Enrolled {
  alone: number;
  paired: number;
  remote: number;
}

export interface EnterMissing {
  type: "EnterMissing";
  game: number;
  draw: number;
}

export interface EnterSlip {
  type: "EnterSlip";
  game: number;
  draw: number;
  table: number;
  slip: WrittenSlip;
  seen?: number;
}

export interface EnterSolution {
  type: "EnterSolution";
  game: number;
  draw: number;
  table: number;
  number: number;
  seen?: number;
}

export interface EnterTop {
  type: "EnterTop";
  game: number;
  draw: number;
}

export interface EnteredList {
  people: number;
  entries: string[];
  changed: string[];
}

export interface EntranceView {
  id: string;
  role: "chief" | "display" | "door" | "organiser" | "owner" | "spectator";
  name: string;
  room: string;
}

export interface Entrant {
  name: string;
  club?: string;
  series?: string;
  category?: string;
  partner?: string;
  remote?: boolean;
  licence?: string;
  table: number;
}

export interface Entry {
  id: string;
  people: string[];
  team?: string;
  centre?: string;
  remote?: boolean;
}

export interface EntryConflict {
  trouble: "licence-twice" | "no-commission" | "no-series" | "not-accessible" | "other-game" | "post-across" | "room-twice" | "same-person" | "two-games-at-once" | "unseated";
  people?: string[];
  entries?: string[];
  game?: number | null;
  games?: number[];
  rooms?: string[];
  said?: Sentence | null;
}

export interface EntryView {
  slip: WrittenSlip;
  origin: string;
  author: string;
  at: string;
}

export interface EventView {
  id: string;
  name: string;
  date: string;
  demo: boolean;
  entries: number;
  people: number;
  edition: string;
  tie_breaks: string[];
  best: number | null;
  cut: number | null;
  ranked: boolean;
  pair_category: "older" | "younger";
  divided: boolean;
  own: OwnRules;
}

export interface Evidence {
  sheet: string;
  turn: number;
}

export interface Excess {
  letter: string;
  used: number;
  count: number;
}

export interface ExchangeLetters {
  type: "ExchangeLetters";
  seat?: number;
  at?: number;
  letters: string;
}

export interface Exclude {
  type: "Exclude";
  game: number;
  table: number;
  why: string;
  annuls?: boolean;
}

export interface ExcludeEntry {
  type: "ExcludeEntry";
  entry: string;
  game: number;
  article?: string;
  annuls?: boolean;
}

export interface FamilyGameView {
  minutes: number;
  own_bag: boolean;
  variant: string;
  lexicon: string;
}

export interface FamilySeat {
  player: string;
  announced: boolean;
  device: boolean;
}

export interface FamilyShown {
  turn: number;
  top: FamilyTop;
  doubted: string[];
}

export interface FamilyTop {
  points: number;
  word?: string;
  ref?: string;
  scrabble?: boolean;
}

export interface FamilyTurnView {
  phase: "announce" | "between" | "letters" | "over" | "play";
  turn: number;
  rack: HomeRack | null;
  signals: TimeSignal[];
}

export interface Federation {
  format: "nonuple-federation";
  version: "1";
  name: string;
  series?: Series[];
  categories?: AgeCategory[];
  divisions?: Division[];
  columns?: Record<string, "accessible" | "agrees" | "category" | "club" | "federation" | "first" | "ignored" | "licence" | "name" | "paid" | "partner" | "partner-licence" | "series" | "table" | "team">;
  points?: PointsRow[];
  results?: ResultColumn[];
}

export interface FilePiece {
  what: Sentence;
  there: boolean;
  asked?: boolean;
}

export interface FileView {
  motive: string;
  author: string;
  at: string;
  party: "arbiter" | "player";
  told: string | null;
  sent: string | null;
  sender: string;
  panel: PanelView | null;
  wanted: string;
  asked: string | null;
  until: string | null;
  completed: string | null;
  answered: boolean;
}

export interface FollowedView {
  address: string;
  hears: boolean;
  turn: number;
}

export interface Foreseen {
  turns: TurnChange[];
  judged: number;
  slips: SlipChange[];
  overruled: number;
  rack: string[];
}

export interface Foresight {
  changed: ChangedLine[];
  others: number;
  following: number;
}

export interface ForgetTurn {
  type: "ForgetTurn";
  id: string;
}

export interface ForwardCase {
  type: "ForwardCase";
  game: number;
  draw: number;
  table: number;
  motive?: string;
  told?: boolean;
}

export interface FoundMove {
  ref: string;
  word: string;
  score: number;
  tiles: number;
  cross: string[];
  left: string;
  reckoning: Reckoning;
}

export interface FreeClock {
  per: "player" | "turn";
  seconds: number;
  overtime?: "out" | "pass" | "points";
}

export interface FreeRecord {
  seats: string[];
  words: "challenge" | "checked";
  lots: string[];
  first: number;
  turns: FreeTurn[];
  end: Closing | null;
  left: string;
  variant?: string;
}

export interface FreeTurn {
  n: number;
  seat: number;
  rack: string;
  action: "exchange" | "pass" | "play";
  drawn: string;
  ref?: string | null;
  word?: string | null;
  score?: number | null;
  bonus?: number | null;
  cross?: string[] | null;
  aside?: string | null;
  challenge?: Contested | null;
  late?: boolean;
}

export interface FreeWarnings {
  normal: number;
  blitz: number;
  original: number;
}

export interface GameCard {
  number: number;
  name: string;
  formula: string;
  time: string | null;
  day: string;
  starts: string;
  room: string;
  stage: "deciding" | "drawn" | "open" | "over" | "planned" | "playing";
  seated: number;
  top: number;
  turns: number;
  rooms: string[];
  commitment?: string | null;
  annulled?: string;
  withdrawn?: boolean;
}

export interface GameEnd {
  reason: string;
  said: Sentence;
  valid: number;
  early?: boolean;
  why?: string;
}

export interface GameReview {
  games: number;
  total: number;
  turns: ReviewedTurn[];
  failed?: boolean;
}

export interface GameView {
  number: number;
  title: string;
  rulebook: RulebookView;
  variant: string;
  formula: string;
  formula_name: Sentence;
  rack: number;
  time: string | null;
  seconds: number | null;
  pairs: boolean;
  sudden_death: boolean;
  original: boolean;
  phones: boolean;
  ranked: boolean;
  source: string;
  lexicon: string;
  commitment: string | null;
  plays: number | null;
  remote_ranked: boolean;
  own: OwnRules;
  replaced: Replaced[];
}

export interface GameWish {
  name?: string;
  formula?: string;
  time?: string | null;
  day?: string;
  starts?: string;
  room?: string;
  was?: number | null;
}

export interface GatheringView {
  name: string;
  games: number;
  digest: string;
  lexicon: string;
  lock: string;
  released: boolean;
  players: number;
  lines: CentreLine[];
  anomalies: AnomalyView[];
  ranked_by: string;
}

export interface GetUp {
  type: "GetUp";
  player: string;
}

export interface GiveOpinion {
  type: "GiveOpinion";
  game: number;
  draw: number;
  table: number;
  opinion: Opinion;
  ref?: string | null;
}

export interface GoOn {
  type: "GoOn";
}

export interface GrantView {
  id: string;
  role: "arbiter" | "chief" | "commission" | "display" | "double" | "organiser" | "owner" | "player" | "spectator";
  name: string;
  player: string | null;
  table: number | null;
  arbiter: string | null;
  code: boolean;
}

export interface GridWord {
  ref: string;
  word: string;
}

export interface Group {
  id: string;
  label: string;
  order?: number;
}

export interface GroupLine {
  rank: number;
  name: string;
  total: number;
  negative: number;
  counted: string[];
}

export interface HallDoor {
  contest: string;
  role: string;
  token: string;
  code: string;
}

export interface HallView {
  id: string;
  name: string;
  chief: string;
  first: number;
  last: number;
  game: number | null;
  turns: number;
  playing: boolean;
  awaited: number;
  playoff?: string[];
  commission?: string[];
  state?: "apart" | "before" | "late" | "opened" | "over" | "paused" | "playing";
  turn?: number;
  seated?: number;
  leads?: boolean;
}

export interface HandIn {
  type: "HandIn";
  slip?: SoloSlip | null;
}

export interface HandView {
  seat: number;
  rack: string;
}

export interface Handed {
  turn: number;
  slips: number;
}

export interface HangRanking {
  type: "HangRanking";
  state?: "corrected" | "final" | "provisional";
}

export interface HearParty {
  type: "HearParty";
  game: number;
  draw: number;
  table: number;
  party: "arbiter" | "player";
  said: string;
}

export interface HeardKey {
  words: (string | null)[];
}

export interface HeldView {
  slip: SoloSlip | null;
  points: number;
  gap: number;
  why?: Sentence | null;
}

export interface HintView {
  step: "letters" | "place" | "score" | "scrabble";
  price: number;
  told?: boolean | number | string | null;
}

export interface HomeRack {
  kept: string;
  drawn: string;
  rejected: boolean;
  published: string;
}

export interface HookedWord {
  word: string;
  front?: string;
  behind?: string;
}

export interface HungView {
  at: string;
  state: "corrected" | "final" | "provisional";
  games: number;
}

export interface Interrupt {
  type: "Interrupt";
  seen?: number | null;
}

export interface KeepDraft {
  type: "KeepDraft";
  slip: SoloSlip;
}

export interface KeepPlace {
  type: "KeepPlace";
  entry: string;
  kept: boolean;
}

export interface KeepTurn {
  type: "KeepTurn";
  turn: KeptTurn;
}

export interface KeptDefinitions {
  words: number;
  source: string;
  yours: boolean;
}

export interface KeptList {
  name: string;
  words: number;
  source: string;
  imported: string;
}

export interface KeptTurn {
  source: string;
  turn: number;
  at: string;
  grid: string;
  rack: string;
  ref: string;
  word: string;
  score: number;
  points?: number;
  own?: string;
  formula?: string;
  variant?: string;
}

export interface KnownOn {
  on: string;
  known: number;
  started: number;
}

export interface KnownPerson {
  name: string;
  licence: string;
  federation: string;
  club: string;
  series: string;
  category: string;
}

export interface Last {
  turn: number;
  ref: string;
  word: string;
  score: number;
  cross: string[];
}

export interface LateView {
  slip: WrittenSlip;
  written: number;
  came: number;
  in_time: boolean;
  connected: boolean | null;
  silent: number | null;
  shown: boolean;
}

export interface LaterFind {
  slip: SoloSlip;
  points: number;
}

export interface LayWord {
  type: "LayWord";
  seat?: number;
  at?: number;
  ref: string;
  word: string;
}

export interface Leading {
  room: string;
  game: number;
  name?: string;
}

export interface LearntView {
  sheets: number;
  admitted: LearntWord[];
  barred: LearntWord[];
  doubtful: LearntWord[];
  ruled: RulingView[];
}

export interface LearntWord {
  word: string;
  where: Evidence[];
  decided: boolean;
}

export interface LeaveRun {
  type: "LeaveRun";
  player?: string | null;
}

export interface LeaveTable {
  type: "LeaveTable";
  game: number;
  entry: string;
  article?: string;
}

export interface LeaveWords {
  type: "LeaveWords";
  words: string[];
}

export interface LeftOutView {
  reason: string;
  times: number;
  examples: string[];
}

export interface LetLie {
  type: "LetLie";
  seat?: number;
  at?: number;
}

export interface LettersView {
  turn: number;
  kept: string;
  drawn: string;
}

export interface LineChange {
  field: "accessible" | "agrees" | "category" | "club" | "federation" | "first" | "ignored" | "licence" | "name" | "paid" | "partner" | "partner-licence" | "series" | "table" | "team";
  before: string;
  after: string;
}

export interface LineView {
  step: string;
  title: Sentence;
  text: string;
  spoken: string;
  emphasis: string;
  wait: number;
  speaker: string;
  sound: string | null;
}

export interface ListCheck {
  name: string;
  words: number;
  fingerprint: string;
  planned: string;
}

export interface ListColumn {
  title: string;
  meaning: "accessible" | "agrees" | "category" | "club" | "federation" | "first" | "ignored" | "licence" | "name" | "paid" | "partner" | "partner-licence" | "series" | "table" | "team";
  known: boolean;
}

export interface ListFile {
  name?: string;
  content?: string;
  text?: string | null;
  columns?: Record<string, "accessible" | "agrees" | "category" | "club" | "federation" | "first" | "ignored" | "licence" | "name" | "paid" | "partner" | "partner-licence" | "series" | "table" | "team">;
  answers?: Record<string, boolean>;
}

export interface ListNamed {
  name: string;
  words: number;
  title: Sentence;
  means?: Sentence | null;
}

export interface ListTaken {
  list: KeptList | null;
  words: number;
  lengths: Record<string, number>;
  few: boolean;
  doubts: string[];
  remarks: string[];
  initials: number[];
  read: number;
  changed: number;
  duplicates: number;
  left_out: LeftOutView[];
}

export interface LocalGame {
  number: number;
  opened: string;
  turns: number;
  over: boolean;
}

export interface LocalView {
  event: string;
  centre: string;
  contest: string;
  received: string;
  opens: string;
  delayed: string;
  opened: string;
  words: number;
  digest: string;
  size: number;
  list: ListCheck | null;
  same_list: boolean;
  players: number;
  arbiters: number;
  commission: number;
  games: LocalGame[];
  sendings: SendingView[];
  chief: string;
  organiser: string;
}

export interface MachineView {
  voice: boolean;
  backup: Sentence | null;
}

export interface Main {
  word: string;
  direction: "H" | "V";
  by?: "letters" | "reference" | null;
}

export interface Me {
  game: number | null;
  player: string;
  table: number;
  name: string;
  partner: string;
  club: string;
  arbiter: string | null;
  playing: boolean;
  excluded: boolean;
  withdrawn: boolean;
  remote: boolean;
  apart: boolean;
}

export interface Meanings {
  readings?: string[];
  definitions?: string[];
  source?: string;
}

export interface MergedCounts {
  games: number;
  turns: number;
  words: number;
  answers: number;
}

export interface MetView {
  name: string;
  entries: string[];
  centres: string[];
  counts: string | null;
}

export interface MissedGroup {
  cause: Cause;
  count: number;
  moves: MissedMove[];
}

export interface MissedMove {
  ref: string;
  word: string;
  score: number;
  cross?: string[];
}

export interface MissedWord {
  turn: number;
  ref: string;
  word: string;
  score: number;
  lost: number;
  cause: Cause;
}

export interface MixPhrase {
  type: "MixPhrase";
  phrase: string;
  seen?: number | null;
}

export interface Motive {
  code: string;
  article?: string | null;
}

export interface MoveEntry {
  type: "MoveEntry";
  game: number;
  entry: string;
  table: number;
}

export interface MoveFilter {
  joker?: "with" | "without" | null;
  shortest?: number;
  longest?: number;
  place?: string;
  begins?: string;
  contains?: string;
  letters?: string;
}

export interface MoveNotes {
  type: "MoveNotes";
  game: number;
  draw: number;
  tables: number[];
  stage: "lost" | "received" | "sent";
  turn?: number | null;
}

export interface NameArbiters {
  type: "NameArbiters";
  arbiters: Arbiter[];
}

export interface NameCommission {
  type: "NameCommission";
  members: string[];
}

export interface NameGroups {
  type: "NameGroups";
  kind: "category" | "club" | "series";
  groups: Group[];
}

export interface NamePanel {
  type: "NamePanel";
  game: number;
  draw: number;
  table: number;
  president: PanelMember;
  members: PanelMember[];
}

export interface NearWord {
  word: string;
  points: number;
  tables: number;
}

export interface NoteArrivals {
  type: "NoteArrivals";
  game: number;
  entries: string[];
  arrival?: "absent" | "awaited" | "here" | "late";
  seated?: boolean;
}

export interface NoteGame {
  type: "NoteGame";
  game: NotedGame;
}

export interface NoteTop {
  type: "NoteTop";
  points: number;
  word?: string;
  ref?: string;
}

export interface NoteView {
  duty: string;
  stage: string;
  in_hand: number | null;
}

export interface NotedGame {
  source: string;
  kind: "club" | "family" | "free" | "solo" | "topping";
  at: string;
  formula?: string;
  edition?: string;
  title?: string;
  points?: number;
  top?: number;
  against?: number | null;
  partners?: Partner[];
  tops?: number;
  turns?: number;
  seconds?: number;
  told?: boolean;
}

export interface Objection {
  seat: number;
  why: Sentence | null;
}

export interface OpenGame {
  type: "OpenGame";
  title?: string;
  edition?: string;
  variant?: string;
  formula?: string;
  time?: string | null;
  pairs?: boolean;
  sudden_death?: boolean;
  source?: "bag" | "prepared" | "program";
  lexicon?: string | null;
  phones?: boolean;
  ranked?: boolean;
  sealed?: string | null;
  password?: string | null;
  plays?: number | null;
  own?: OwnRules;
  remote_ranked?: boolean;
  common?: boolean;
}

export interface OpenTurn {
  type: "OpenTurn";
}

export interface OpenedHall {
  id: string;
  game?: number | null;
}

export type Opinion = "doubtful" | "implausible" | "plausible";

export interface OtherReading {
  principal: Principal;
  verdict: Verdict;
}

export interface OtherReadingView {
  main: Main;
  points: number | null;
  sanction: Sanction;
  said: Sentence;
  solution: PlacedWord | null;
}

export interface OtherSlip {
  draw: number;
  turn: number;
  word: string;
  ref: string;
}

export interface OutcomeView {
  points: number | null;
  sanction: Sanction;
  said: Sentence;
}

export interface Overall {
  games: number[];
  tops: number[];
  turns: number;
  solos: number;
  pending: number;
}

export interface Overrule {
  type: "Overrule";
  game: number;
  draw: number;
  table: number;
  points?: number | null;
  sanction: Sanction;
  motive: string;
}

export interface OverrulingView {
  author: string;
  at: string;
  decision: VerdictView;
}

export interface OwnProgress {
  games: number;
  last: DiaryGame[];
  weeks: WeekPlayed[];
  due: number;
  minutes: number;
  words: number;
  turns: number;
  strength: OwnStrength;
  opponent: string;
}

export interface OwnResult {
  turn: number;
  draw: number;
  top: number;
  slip: WrittenSlip | null;
  points: number | null;
  sanction: string;
  said: Sentence | null;
  solution: PlacedWord | null;
  notified: boolean;
  appealed: boolean;
  warnings?: number;
  ruled?: boolean;
}

export interface OwnRules {
  solo_players?: number | null;
  solo_bonus?: number | null;
  free_warnings?: number | null;
  appeal_minutes?: number | null;
}

export interface OwnSlip {
  game: number;
  draw: number;
  slip: WrittenSlip;
  handed: boolean;
  at: number;
}

export interface OwnStrength {
  value: number;
  margin: number;
  attempts: number;
  enough: number;
  tops: number;
}

export interface Panel {
  president: PanelMember;
  members: PanelMember[];
}

export interface PanelMember {
  name: string;
  nationality: string;
  involved?: boolean;
  replaces?: string;
}

export interface PanelView {
  panel: Panel;
  faults: Sentence[];
}

export interface Partner {
  name: string;
  level?: string;
}

export interface PassTurn {
  type: "PassTurn";
  seat?: number;
  at?: number;
}

export interface PastTurn {
  turn: number;
  rack: string;
  ref: string;
  word: string;
  replaced?: string | null;
}

export interface PauseGame {
  type: "PauseGame";
  seat?: number;
  at?: number;
}

export interface Person {
  id: string;
  name: string;
  licence?: string;
  federation?: string;
  club?: string;
  series?: string;
  category?: string;
  agrees?: boolean;
  unnamed?: boolean;
  paid?: boolean;
  accessible?: boolean;
}

export interface PlacedWord {
  ref: string;
  word: string;
}

export interface PlayedView {
  game: GameView | null;
  turns: number;
  top: number;
  over: boolean;
  ended: string | null;
  annulled: string;
  lacks_commission: boolean;
}

export interface PlayerSheet {
  results: OwnResult[];
  totals: Totals;
}

export interface PointsRow {
  players: number;
  points: number[];
  beyond?: number;
}

export interface PositionAnalysis {
  count: number;
  passing: number;
  long: number;
  top: number;
  subtop: number | null;
  moves: FoundMove[];
  unknown: GridWord[];
  excess: Excess[];
  cgp: string;
  lexicon: string;
}

export interface PostArbiters {
  type: "PostArbiters";
  arbiters: Arbiter[];
  seen?: Arbiter[] | null;
}

export interface PrepareTopping {
  type: "PrepareTopping";
  wanted?: WantedGame;
  limit?: number;
}

export type Principal = [string, boolean, "letters" | "reference" | null];

export interface Project {
  type: "Project";
  game: number;
  what: "board" | "ranking" | "word";
}

export interface Proposal {
  turn: number;
  ref: string;
  word: string;
  seconds: number;
  top: boolean;
}

export interface Propose {
  type: "Propose";
  word: string;
  ref: string;
  player?: string | null;
}

export interface ProposeCorrection {
  type: "ProposeCorrection";
  game: number;
  draw: number;
  table: number;
  slip: WrittenSlip;
  remark?: string;
}

export interface Question {
  words: string[];
  outcomes: Record<string, Verdict>;
  places?: AskedPlace[];
}

export interface QuestionView {
  words: string[];
  outcomes: Record<string, OutcomeView>;
  places: AskedPlaceView[];
}

export interface RankRange {
  id: string;
  best: number;
  worst: number;
}

export interface Ranked {
  rank: number;
  player: string;
  seconds: number;
  found: number;
  given: number;
}

export interface RankedLine {
  rank: number;
  player: string;
  table: number;
  name: string;
  club: string;
  series: string;
  category: string;
  total: number;
  percent: number | null;
  negative: number;
  solos: number;
  warnings: number;
  deduction: number;
  turns: (number | null)[];
  eliminated?: number | null;
  excluded?: boolean;
  declared?: number | null;
  remote?: boolean;
}

export interface RankingSettings {
  tie_breaks?: string[];
  best?: number | null;
  cut?: number | null;
  pair_category?: "older" | "younger";
  divided?: boolean;
}

export interface Readiness {
  events: number;
  damaged: string[];
  free: number | null;
  list: string;
  words: number;
  edition: number | null;
  addresses: string[];
}

export interface Readmit {
  type: "Readmit";
  game: number;
  table: number;
}

export interface Reason {
  code: string;
  article?: string;
  values?: Record<string, string | number | null>;
  reading?: string;
}

export type Recall = "easy" | "hesitated" | "missed" | "right";

export interface ReceiveFile {
  type: "ReceiveFile";
  file: string;
  source?: string;
}

export interface Reckoning {
  letters: number;
  times: number;
  crossed: number;
  bonus: number;
}

export interface Redo {
  type: "Redo";
  seen?: number | null;
}

export interface Refer {
  type: "Refer";
  game: number;
  draw: number;
  table: number;
  why: string;
}

export interface RefusedWord {
  word: string;
  code: string;
  told?: boolean;
}

export interface Register {
  type: "Register";
  players: Entrant[];
  replacing?: number[];
}

export interface RegisteredView {
  player: string;
  table: number;
  name: string;
  partner: string;
  club: string;
  series: string;
  category: string;
  remote: boolean;
  withdrawn: boolean;
  tables: (number | null)[];
}

export interface RegularPerson {
  name: string;
  licence: string;
  federation: string;
  club: string;
  series: string;
  category: string;
  times: number;
  last: boolean;
  card: string;
}

export interface Regulars {
  event: string;
  people: RegularPerson[];
}

export interface RejudgeCentre {
  type: "RejudgeCentre";
  centre: string;
  lexicon?: string | null;
}

export interface ReleaseKey {
  type: "ReleaseKey";
  words: string[];
  digits?: string;
}

export interface Rename {
  type: "Rename";
  name: string;
}

export interface Replaced {
  article: string;
  says: Sentence;
}

export interface RequestDocuments {
  type: "RequestDocuments";
  game: number;
  draw: number;
  table: number;
  wanted: string;
  day?: string | null;
}

export interface ResignSeat {
  type: "ResignSeat";
  seat?: number;
  at?: number;
}

export interface RestoreEventGame {
  type: "RestoreEventGame";
  game: number;
}

export interface RestoreGame {
  type: "RestoreGame";
  game: number;
}

export interface ResultColumn {
  title: string;
  of: "category" | "club" | "licence" | "name" | "negative" | "points" | "rank" | "series" | "total";
}

export interface ResultsSummary {
  game: number;
  top: number;
  turns: number[];
  pending: number;
  final: boolean;
  annulled?: string;
}

export interface Resume {
  type: "Resume";
  seen?: number | null;
}

export interface ResumeTime {
  type: "ResumeTime";
}

export interface Retain {
  type: "Retain";
  ref?: string | null;
  word?: string | null;
  seen?: number | null;
}

export interface Reveal {
  type: "Reveal";
}

export interface Revealed {
  record: FreeRecord;
  secret: string;
  salt: string;
  thoughts: ThinkingView[];
}

export interface Review {
  type: "Review";
  game: number;
  draw: number;
  table: number;
  seen: number;
}

export interface ReviewedTurn {
  n: number;
  seat: number;
  chances: number[];
  options?: TurnOption[];
  exact?: boolean;
}

export interface RoomTurn {
  tables: number;
  finders: number;
  median: number;
}

export interface RoundView {
  draw: number;
  turn: number;
  closed: boolean;
  retained: string | null;
  expected: number;
  entered: number;
  questions: number;
  open: number;
  seats?: SeatView[] | null;
}

export interface RuleCase {
  type: "RuleCase";
  game: number;
  draw: number;
  table: number;
  points?: number | null;
  sanction: Sanction;
  motive: string;
}

export interface RuleLate {
  type: "RuleLate";
  game: number;
  draw: number;
  table: number;
  accepted: boolean;
}

export interface RuleWord {
  type: "RuleWord";
  game: number;
  word: string;
  ruling: "admitted" | "listed" | "struck";
  why: string;
  since?: number | null;
  kept?: boolean;
}

export interface RulebookView {
  name: string;
  title: Called;
  short: Called;
  formulas: string[];
  times: TimeView[];
  sudden_death: TimeView | null;
  pairs: boolean;
  beeps: boolean;
  free_warnings: FreeWarnings | null;
  appeals_article: string | null;
  appeal_minutes: number | null;
  solo_article: string;
  solo_players: number;
  solo_bonus: number;
  commission_when_ranked: boolean;
  favours_the_player: boolean;
}

export interface RuledCase {
  game: number;
  draw: number;
  turn: number;
  table: number;
  name: string;
  points: number | null;
  sanction: Sanction;
  file: FileView | null;
}

export interface RulingTold {
  at: string;
  author: string;
  decision: VerdictView | null;
}

export interface RulingView {
  word: string;
  ruling: "admitted" | "listed" | "struck";
  since: number;
  by: string;
  why: string;
  kept: boolean;
}

export interface RunView {
  player: string;
  turn: number;
  found: number;
  given: number;
  seconds: number;
  since: number | null;
  over: boolean;
  left: boolean;
  level: number | null;
  device: boolean;
}

export type Sanction = "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";

export interface ScoreBook {
  words: string[];
  tops: number[];
  running: number[];
  columns: BookColumn[];
}

export interface SeasonLine {
  rank: number;
  name: string;
  club: string;
  points: number;
  events: (number | null)[];
}

export interface SeasonTable {
  events: string[];
  lines: SeasonLine[];
}

export interface SeatLate {
  type: "SeatLate";
  game: number;
  entry: string;
}

export interface SeatRival {
  type: "SeatRival";
  player: string;
  level: number;
}

export interface SeatView {
  player: string;
  table: number;
  name: string;
  club: string;
  warnings: number;
  free: number | null;
  deduction: number;
  remote: boolean;
}

export interface SeatsView {
  game: number;
  seats: Record<string, number>;
  seed: string;
  order: string;
  apart: string | null;
  beside: string[][];
  begun: boolean;
  easy?: Block[];
}

export interface SeenEntries {
  people?: Person[];
  entries?: Entry[];
}

export interface SeenLine {
  line: number;
  text: string;
  outcome: "changed" | "new" | "refused" | "same" | "waits";
  name?: string;
  partner?: string;
  licence?: string;
  club?: string;
  series?: string;
  category?: string;
  team?: string;
  table?: number | null;
  guessed?: string[];
  changes?: LineChange[];
  says?: Sentence[];
}

export interface SeenList {
  columns: ListColumn[];
  first: string[];
  lines: SeenLine[];
  counts: Record<string, number>;
  people: number;
  known: number;
  pairs: number;
  given: number;
  guessed?: string[];
  unused?: string[];
  questions?: SeenQuestion[];
  trouble?: Sentence | null;
}

export interface SeenQuestion {
  key: string;
  says: Sentence;
  lines: number[];
  answer: boolean | null;
}

export interface SeenTurn {
  n: number;
  seat: number;
  action: "exchange" | "pass" | "play";
  taken: number;
  ref?: string | null;
  word?: string | null;
  score?: number | null;
  bonus?: number | null;
  cross?: string[] | null;
  by?: number | null;
  lost?: boolean;
  refused?: string[];
  late?: boolean;
}

export interface SendingView {
  number: number;
  way: string;
  at: string;
}

export interface SentFile {
  number: number;
  file: string;
}

export interface Sentence {
  fr: string;
  en: string;
  others?: Record<string, string> | null;
}

export interface Series {
  code: string;
  index?: number;
  label?: Text | null;
}

export interface SeriesShare {
  series: string;
  share: number;
}

export interface SeriesView {
  name: string;
  series: string[];
  categories: string[];
}

export interface Server {
  name: string;
  version: string;
  addresses?: string[];
  only_here?: boolean;
}

export interface SetPace {
  type: "SetPace";
  daily: number;
}

export interface SettleCorrection {
  type: "SettleCorrection";
  game: number;
  draw: number;
  table: number;
  taken: boolean;
}

export interface SettleEntries {
  type: "SettleEntries";
  game: number;
  draw: number;
  table: number;
  taken: boolean;
}

export interface SettleMet {
  type: "SettleMet";
  entries: string[];
  counts?: string | null;
}

export type Shape = "anagram" | "begins" | "behind" | "front" | "plus" | "turn";

export interface SheetLine {
  turn: number;
  rack: string;
  ref: string;
  word: string;
  score: number;
  bonus: number;
  cross: string[];
  replaced: string | null;
}

export interface SheetStudied {
  source: string;
  turns: number;
  problems: string[];
}

export interface SheetView {
  draw: number;
  turn: number;
  player: string;
  table: number;
  name: string;
  expected: boolean;
  revision: number;
  entry: EntryView | null;
  rival: EntryView | null;
  decision: VerdictView | null;
  judged: VerdictView | null;
  overrulings: OverrulingView[];
  opinions: Record<string, string>;
  late: LateView | null;
  correction: CorrectionProposed | null;
  reviewed: boolean;
  corrected: boolean;
  note: NoteView | null;
  case: CaseView | null;
  warned: number;
}

export interface SheetsStudied {
  learnt: LearntView;
  sheets: SheetStudied[];
}

export interface ShelvedView {
  game: number;
  title: string;
  draw: number;
  turn: number;
  player: string;
  table: number;
  name: string;
  desk: string;
  slip: WrittenSlip;
  origin: string;
  author: string;
  written: string | null;
  ended: string;
  came: string;
  ahead: number | null;
  connected: boolean | null;
  earned: number | null;
  until: string | null;
  taken: EntryView | null;
}

export interface ShownView {
  what: "board" | "ranking" | "word";
  word: Commentary | null;
}

export interface SitDown {
  type: "SitDown";
  player: string;
}

export interface SlipChange {
  turn: number;
  table: number;
  name: string;
  before: number | null;
  after: number | null;
  sanction: string;
}

export type SlipFault = "blank" | "doubtful-solutions" | "exchanged" | "illegible" | "late" | "misconduct" | "no-slip" | "reference-illegible" | "serious-misconduct" | "several-slips" | "untidy" | "wrote-after-end";

export interface SoloGameView {
  title: string;
  edition: string;
  formula: string;
  variant: string;
  lexicon: string;
  judged: boolean;
  room: number;
  turns: number;
  bonus: number[];
  daily?: Daily | null;
  rated?: boolean;
}

export interface SoloLine {
  turn: number;
  rack: string;
  ref: string;
  word: string;
  top: number;
  points: number;
  hints: number;
  own: string;
  own_ref: string;
  spent?: number | null;
  replaced?: string | null;
}

export interface SoloOutcome {
  points: number;
  gross: number;
  price?: number;
  slip?: SoloSlip | null;
  weighed?: Weighed | null;
  verdict?: Verdict | null;
  cause?: Cause | null;
  missed?: MissedGroup[];
  solutions?: number;
  sevens?: string[];
  spent?: number | null;
  later?: LaterFind | null;
}

export interface SoloReport {
  total: number;
  top: number;
  percent: number | null;
  unaided: Unaided;
  tops: number;
  turns: number;
  left: number;
  price: number;
  warnings: number;
  deduction: number;
  curve: CurvePoint[];
  missed: MissedWord[];
  room?: AmongTheRoom | null;
}

export interface SoloScore {
  total: number;
  top: number;
  percent: number | null;
  hinted: number;
}

export interface SoloShown {
  ref: string;
  word: string;
  score: number;
  bonus: number;
  cross: string[];
  ties: number;
  before: string[];
  outcome: SoloOutcome;
  room?: RoomTurn | null;
  why?: Sentence | null;
}

export interface SoloSlip {
  word?: string;
  ref?: string;
  score?: number | null;
  sketch?: string[];
}

export interface SoloTurnView {
  phase: "over" | "search" | "shown";
  turn: number;
  rack: HomeRack;
  hints: HintView[];
  draft?: SoloSlip | null;
  held?: HeldView | null;
}

export interface SoloView {
  turn: number;
  player: string;
  table: number;
  points: number;
  bonus: number;
}

export interface Solution {
  ref: string;
  word: string;
  score?: number;
  tiles?: number;
  scrabble?: boolean;
  cross?: string[];
}

export interface SolutionView {
  number: number;
  ref: string;
  word: string;
  score: number;
  cross: string[];
}

export interface SolutionsView {
  candidates: CandidateView[];
  others: SolutionView[];
}

export type Sound = "beep" | "double-beep" | "long";

export interface StageView {
  stage: string;
  version: number;
  action: string | null;
  not_before: number | null;
  letters: number;
  real_bag: boolean;
  redo: boolean;
  causes: string[];
  pause: number;
  cancelling: string;
  rejected: number;
  rejection: Sentence | null;
}

export interface StandingHead {
  top: number;
  tops: number[];
  turns: number[];
  played: boolean[];
  provisional: boolean;
  state: "corrected" | "final" | "provisional";
  awaited: number;
  tie_breaks: string[];
  cut: number | null;
  sums: string[];
}

export interface StandingLine {
  name: string;
  total: number;
  games: (number | null)[];
  club?: string;
  series?: string;
  category?: string;
  team?: string;
  decided_by?: string;
  unknown?: string[];
  open?: boolean;
  tops_lost?: number;
  warnings?: number;
  solos?: number;
  ranks?: number[];
  gone?: "" | "excluded" | "withdrawn";
}

export interface StandingOrder {
  ids: string[];
  ranks: number[];
}

export interface StartClock {
  type: "StartClock";
  seen?: number | null;
}

export interface StartRun {
  type: "StartRun";
  player?: string | null;
}

export interface StartTime {
  type: "StartTime";
}

export interface StepsBack {
  choose_again: boolean;
  take_back_end: boolean;
  slips: Handed[];
  ends: EndChoice[];
  end_article: string;
  interruption: number;
}

export interface StopSolo {
  type: "StopSolo";
}

export interface StopTime {
  type: "StopTime";
}

export interface StrikeEntries {
  type: "StrikeEntries";
  entries: string[];
}

export interface StudyPlan {
  agenda: Agenda;
  decks: DeckView[];
  lexicon: string;
}

export interface TableView {
  name: string;
  words: "challenge" | "checked";
  clock: FreeClock | null;
  draws_after: number | null;
  variant: string;
  lexicon: string | null;
  phase: string;
  seat: number | null;
  lots: string[];
  first: number | null;
  bag: number;
  commitment: string | null;
  agreeing: number[];
  bonus: number[];
  exchange_from: number;
  challenge_cost: number;
  challenging?: boolean;
}

export interface TakeBack {
  type: "TakeBack";
  game: number;
  draw: number;
  table: number;
  seen?: number | null;
}

export interface TakeBackEnd {
  type: "TakeBackEnd";
  seen?: number | null;
}

export interface TakeBackRetained {
  type: "TakeBackRetained";
  seen?: number | null;
}

export interface TakeCentre {
  type: "TakeCentre";
  centre: string;
}

export interface TakeHint {
  type: "TakeHint";
}

export interface TakeLetters {
  type: "TakeLetters";
  seat?: number;
  at?: number;
}

export interface TakeName {
  type: "TakeName";
  seat: number;
  name: string;
}

export interface TakeWords {
  type: "TakeWords";
  words: string[];
  missed?: boolean;
}

export interface TakenWord {
  word: string;
  on: string;
  missed?: boolean;
}

export interface TeamLine {
  rank: number;
  name: string;
  total: number;
  negative: number;
  counted: string[];
  index: number;
  division: string;
}

export interface TeamValue {
  team: string;
  index: number;
  division: string;
}

export interface TellParties {
  type: "TellParties";
  game: number;
  draw: number;
  table: number;
}

export interface TellProgress {
  type: "TellProgress";
  opened?: string;
  players?: number;
  games?: ("over" | "playing" | "sealed")[];
  turn?: number;
  settled?: number;
}

export type Text = [string, string];

export interface ThinkingView {
  seat: number;
  turn: number;
  thoughts: ThoughtView[];
}

export interface ThoughtView {
  act: LayWord | ExchangeLetters | PassTurn;
  worth: number;
  score: number;
  leave: number;
  why: Sentence;
}

export interface TimeSignal {
  second: number;
  sound: Sound;
}

export interface TimeView {
  name: string;
  seconds: number;
}

export interface ToppedView {
  turn: number;
  rack: string;
  ref: string;
  word: string;
  score: number;
  seconds: number;
  found: boolean;
  replaced?: string | null;
}

export interface ToppingGameView {
  edition: string;
  formula: string;
  variant: string;
  lexicon: string;
  limit: number;
  turns: number;
  bonus: number[];
  penalty: number;
}

export interface Totals {
  points: number;
  top: number;
  warnings: number;
  free: number | null;
  deduction: number;
  declared: number | null;
}

export interface TryWord {
  type: "TryWord";
  slip: SoloSlip;
}

export interface TurnAsTold {
  rack: string;
  ref: string;
  word: string;
  score: number;
}

export interface TurnChange {
  turn: number;
  before: TurnAsTold;
  after: TurnAsTold;
  best: number;
}

export interface TurnOption {
  action: "exchange" | "pass" | "play";
  letters: string;
  ref: string | null;
  score: number;
  kept: string;
  equity: number;
  chance: number;
  played: boolean;
}

export interface TurnPosition {
  turn: number;
  position: AskedPosition;
  ref?: string;
  word?: string;
  score?: number;
}

export interface TurnView {
  stage: "announce" | "draw" | "letters" | "over" | "paused" | "play" | "waiting" | "word";
  turn: number;
  draw: number | null;
  kept: string;
  drawn: string;
  rejected: number;
  cancelled: boolean;
}

export interface Unaided {
  points: number;
  top: number;
  turns: number;
  left_out: number;
}

export interface Undo {
  type: "Undo";
  turn: number;
  seen?: number | null;
}

export interface UnpauseGame {
  type: "UnpauseGame";
  seat?: number;
  at?: number;
}

export interface VariantView {
  name: string;
  title: Called;
}

export interface Verdict {
  points: number | null;
  gross: number | null;
  sanction: Sanction;
  motives?: Motive[];
  solution?: Solution | null;
  question?: Question | null;
  reasons?: Reason[];
  edition?: string;
  refused?: RefusedWord[];
  ways?: Way[];
  other?: OtherReading | null;
  said?: Reason | null;
}

export interface VerdictChange {
  game: number;
  turn: number;
  entry: string;
  word: string;
  before: number;
  after: number;
}

export interface VerdictView {
  points: number | null;
  gross: number | null;
  sanction: Sanction;
  said: Sentence;
  motives?: Motive[];
  solution?: PlacedWord | null;
  worth?: number | null;
  question?: QuestionView | null;
  reasons?: Sentence[];
  refused?: RefusedWord[];
  other?: OtherReadingView | null;
}

export interface Vote {
  type: "Vote";
  game: number;
  draw: number;
  table: number;
  member: string;
  points?: number | null;
  sanction: Sanction;
}

export interface Waiting {
  within: number | null;
  cards: number;
}

export interface WaitingView {
  game: number;
  turn: number;
}

export interface WallNext {
  game: number;
  name: string;
  day: string;
  starts: string;
  room: string;
  tables: Record<string, number>;
}

export interface WallPlayed {
  game: number;
  name: string;
  top: number;
  turns: WallTurn[];
  hardest: number;
  series: SeriesShare[];
}

export interface WallTurn {
  turn: number;
  word: string;
  ref: string;
  points: number;
  tables: number;
  found: number;
  finders: string[];
  soloist: string;
  below: string;
  below_points: number;
  below_count: number;
}

export interface WantedGame {
  game?: string;
  edition?: string;
  formula?: string;
  variant?: string;
  seed?: number | null;
  password?: string;
  letters?: string;
  lexicon?: string | null;
  daily?: Daily | null;
  rated?: number | null;
}

export interface Way {
  kind: WayKind;
  verdict: Verdict;
}

export type WayKind = "doubtful" | "implausible" | "main" | "paid" | "plausible" | "refused" | "stands" | "warned" | "written";

export interface WayView {
  kind: WayKind;
  points: number | null;
  sanction: Sanction;
  said: Sentence | null;
  solution: PlacedWord | null;
}

export interface WeekPlayed {
  monday: string;
  games: number;
  median: number | null;
}

export interface WeighCase {
  type: "WeighCase";
  game: number;
  draw: number;
  table: number;
  both_ways: boolean;
}

export interface Weighed {
  ref: string;
  word: string;
  points: number;
  fault?: string;
  refused?: string[];
}

export interface Withdraw {
  type: "Withdraw";
  tables: number[];
}

export interface WithdrawCorrection {
  type: "WithdrawCorrection";
  game: number;
  draw: number;
  table: number;
}

export interface WithdrawEntry {
  type: "WithdrawEntry";
  entry: string;
  game: number;
  article?: string;
}

export interface WithdrawEventGame {
  type: "WithdrawEventGame";
  game: number;
}

export interface WithdrawGame {
  type: "WithdrawGame";
  game: number;
}

export interface WithdrawOverruling {
  type: "WithdrawOverruling";
  game: number;
  draw: number;
  table: number;
}

export interface WithdrawReferral {
  type: "WithdrawReferral";
  game: number;
  draw: number;
  table: number;
}

export interface WithdrawReview {
  type: "WithdrawReview";
  game: number;
  draw: number;
  table: number;
}

export interface WordTold {
  word: string;
  admitted: boolean;
  front: string;
  behind: string;
  readings: string[];
  definitions?: string[];
  source?: string;
}

export interface WordsFound {
  count: number;
  words: HookedWord[];
  lexicon: string;
}

export interface WriteEntries {
  type: "WriteEntries";
  people?: Person[];
  entries?: Entry[];
  seen?: SeenEntries | null;
}

export interface WriteSlip {
  type: "WriteSlip";
  game: number;
  draw: number;
  slip: WrittenSlip;
  handed?: boolean;
  written?: number | null;
}

export interface WrittenSlip {
  sketch?: string[];
  reference?: string | null;
  score?: number | null;
  faults?: SlipFault[];
  principal?: Main | null;
}

export interface PublicParts {
  contest: ContestView;
  game: GameView | null;
  turn: TurnView;
  board: BoardView;
  last: Last | null;
  clock: ClockView;
  total: number;
  sheet: SheetLine[];
  rulings: RulingView[];
  end: GameEnd | null;
  shown: ShownView;
}

export interface ResultsParts {
  summary: ResultsSummary | null;
  ranking: RankedLine[];
  apart: RankedLine[];
  solos: SoloView[];
  eliminated: EliminatedView[];
  overall: Overall | null;
  cumulated: Cumulated[];
  clubs: GroupLine[];
  groups: Record<string, Group[]>;
}

export interface GameParts {
  game: GameView;
  sheet: SheetLine[];
  rulings: RulingView[];
  end: GameEnd | null;
  summary: ResultsSummary;
  ranking: RankedLine[];
  apart: RankedLine[];
  solos: SoloView[];
  eliminated: EliminatedView[];
}

export interface ChiefParts {
  stage: StageView | null;
  prompter: LineView[];
  cautions: LineView[];
  solutions: SolutionsView | null;
  rulings: RulingView[];
  bag: BagView | null;
  progress: DeskProgress[];
  phones: number;
  machine: MachineView;
  lacks_commission: boolean;
  back: StepsBack | null;
  shelf: ShelvedView[];
  follows: Leading | null;
  commented: Commented | null;
  enrolled: Enrolled | null;
  trouble: Sentence | null;
}

export interface DeskParts {
  desk: Desk;
  seats: SeatView[];
  rounds: RoundView[];
  solutions: Record<string, SolutionView[]>;
  notes: DueNote[];
  shelf: ShelvedView[];
  [which: `sheet:${string}`]: SheetView;
  [which: `answers:${string}`]: AnswerView[];
  trouble: Sentence | null;
}

export interface OrganiserParts {
  contest: ContestView;
  players: RegisteredView[];
  groups: Record<string, Group[]>;
  rankings: RankingSettings;
  arbiters: Arbiter[];
  grants: GrantView[];
  games: PlayedView[];
  commission: string[];
  mistaken: number[];
  cases: RuledCase[];
  shelf: ShelvedView[];
}

export interface FreeParts {
  table: TableView | null;
  chairs: ChairView[];
  board: BoardView | null;
  turns: SeenTurn[];
  laid: SeenTurn | null;
  clock: ClockView | null;
  end: Revealed | null;
}

export interface HandParts {
  hand: HandView | null;
  objections: Objection[];
}

export interface CommissionParts {
  cases: CaseFile[];
  members: string[];
}

export interface FilesParts {
  files: AppealView[];
}

export interface PlayerParts {
  me: Me | null;
  slip: OwnSlip | null;
  totals: Totals;
  waiting: WaitingView[];
  [which: `result:${string}`]: OwnResult;
}

export interface SoloParts {
  game: SoloGameView | null;
  turn: SoloTurnView | null;
  board: BoardView | null;
  clock: ClockView | null;
  shown: SoloShown | null;
  sheet: SoloLine[] | null;
  score: SoloScore | null;
  report: SoloReport | null;
  among: AmongOthers | null;
}

export interface FamilyParts {
  game: FamilyGameView | null;
  turn: FamilyTurnView | null;
  seats: FamilySeat[];
  board: BoardView | null;
  clock: ClockView | null;
  shown: FamilyShown | null;
  book: ScoreBook | null;
  past: PastTurn[];
  checked: CheckedView[];
}

export interface FamilyBookParts {
  announced: AnnouncedView[];
}

export interface ToppingParts {
  game: ToppingGameView | null;
  runs: RunView[] | null;
  ranking: Ranked[] | null;
  records: BestTime[] | null;
}

export interface ToppingRunParts {
  letters: LettersView | null;
  board: BoardView | null;
  clock: ClockView | null;
  proposals: Proposal[] | null;
  turns: ToppedView[] | null;
}

export interface DiaryParts {
  games: DiaryGame[];
  turns: KeptTurn[];
  words: TakenWord[];
  daily: number;
}

export interface GatheringParts {
  gathering: GatheringView | null;
  [which: `progress:${string}`]: CentreProgress;
}

export interface LocalParts {
  local: LocalView | null;
}

export interface TournamentEventParts {
  event: EventView;
  games: GameCard[];
  agenda: AgendaDay[];
  halls: HallView[];
}

export interface StandingParts {
  head: StandingHead;
  [which: `order:${string}`]: StandingOrder;
  [which: `club:${string}`]: GroupLine;
  teams: TeamLine[];
  hung: HungView | null;
  changed: ChangedLine[];
  following: number;
  [which: `line:${string}`]: StandingLine;
}

export interface EventOfficeParts {
  known: SeriesView;
  arbiters: Arbiter[];
  kept: string[];
  departures: Departure[];
  absences: Absence[];
  journal: ActView[];
  grants: EntranceView[];
  conflicts: EntryConflict[];
  teams: TeamValue[];
  [which: `seats:${string}`]: SeatsView;
  [which: `person:${string}`]: Person;
  [which: `entry:${string}`]: Entry;
  met: MetView[];
  elsewhere: ElsewhereView | null;
  [which: `progress:${string}`]: CentreProgress;
}

export interface DoorParts {
  [which: `door:${string}`]: DoorLine;
}

export interface WallParts {
  next: WallNext | null;
  played: WallPlayed | null;
  possible: RankRange[];
}

export interface ChannelMap {
  public: PublicParts;
  results: ResultsParts;
  [which: `game:${string}`]: GameParts;
  chief: ChiefParts;
  double: DeskParts;
  [which: `desk:${string}`]: DeskParts;
  organiser: OrganiserParts;
  commission: CommissionParts;
  files: FilesParts;
  [which: `player:${string}`]: PlayerParts;
  solo: SoloParts;
  family: FamilyParts;
  book: FamilyBookParts;
  topping: ToppingParts;
  [which: `run:${string}`]: ToppingRunParts;
  free: FreeParts;
  [which: `hand:${string}`]: HandParts;
  diary: DiaryParts;
  gathering: GatheringParts;
  local: LocalParts;
  event: TournamentEventParts;
  standing: StandingParts;
  wall: WallParts;
  office: EventOfficeParts;
  door: DoorParts;
}

export type Command = Rename | Register | Change | Withdraw | NameGroups | ArrangeRankings | NameArbiters | NameCommission | OpenGame | AnnulGame | WithdrawGame | RestoreGame | MixPhrase | Draw | StartClock | CloseSlips | Retain | TakeBackRetained | CancelTurn | CorrectTurn | AmendTurn | Interrupt | Resume | EndGame | TakeBackEnd | Undo | Redo | EndAnnouncement | Project | WriteSlip | EnterSlip | EnterSolution | EnterTop | EnterMissing | SettleEntries | TakeBack | RuleLate | GiveOpinion | Overrule | WithdrawOverruling | Review | WithdrawReview | ProposeCorrection | WithdrawCorrection | SettleCorrection | MoveNotes | Refer | WithdrawReferral | Appeal | Vote | WeighCase | RuleCase | HearParty | BuildFile | TellParties | AttachPiece | ForwardCase | NamePanel | RequestDocuments | CompleteFile | AnswerFile | Arrive | Exclude | Readmit | DeclareTotal | RuleWord;

export type SoloCommand = BeginSolo | TakeHint | KeepDraft | TryWord | HandIn | GoOn | StopTime | ResumeTime | StopSolo;

export type FamilyCommand = BeginFamily | SitDown | GetUp | OpenTurn | StartTime | EndTime | Announce | NoteTop | Reveal | CorrectPoints | EndFamily | StopTime | ResumeTime;

export type ToppingCommand = PrepareTopping | StartRun | SeatRival | Propose | AskTop | LeaveRun;

export type TableCommand = ArrangeTable | TakeName | BeginGame | LetLie | LayWord | ChallengeWord | TakeLetters | ExchangeLetters | PassTurn | ResignSeat | AskTakeBack | DeclineTakeBack | PauseGame | UnpauseGame;

export type DiaryCommand = NoteGame | KeepTurn | ForgetTurn | TakeWords | LeaveWords | AnswerCard | CorrectRecall | SetPace;

export type CentreCommand = ReleaseKey | ReceiveFile | TellProgress | TakeCentre | RejudgeCentre | DelayOpening | BreakSeal;

export type TournamentCommand = Arrange | WriteEntries | StrikeEntries | WithdrawEntry | ExcludeEntry | ComeBack | DrawTables | SeatLate | MoveEntry | LeaveTable | NoteArrivals | KeepPlace | PostArbiters | AnnulEventGame | WithdrawEventGame | RestoreEventGame | CorrectScore | HangRanking | DecidePlayoff | CountCentres | SettleMet;

