// Written by `python -m nonuple.server.shapes`; do not edit.

export interface AmendTurn {
  type: "AmendTurn";
  turn: number;
  letters?: string | null;
  ref?: string | null;
  word?: string | null;
  why?: string;
  seen?: number | null;
}

export interface AnswerFile {
  type: "AnswerFile";
  draw: number;
  table: number;
  game?: number | null;
  points?: number | null;
  sanction: "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";
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

export interface Appeal {
  type: "Appeal";
  draw: number;
  why: string;
  table?: number | null;
  game?: number | null;
}

export interface Arbiter {
  id: string;
  name: string;
  blocks?: Block[];
}

export interface Arrive {
  type: "Arrive";
  table: number;
  turn: number;
}

export interface Asked {
  words: string[];
  outcomes: Record<string, Outcome>;
  places?: AskedPlace[];
}

export interface AskedPlace {
  ref: string;
  word: string;
  words: string[];
  outcomes: Record<string, Outcome>;
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
  sanction: "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";
}

export interface Beep {
  after: number;
  sound: string;
}

export interface Block {
  first: number;
  last: number;
}

export interface BoardView {
  grid: string[];
  last: Last | null;
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
  ways: Way[];
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

export interface Change {
  type: "Change";
  changes: Changed[];
}

export interface Changed {
  table: number;
  player: Player;
}

export interface Choices {
  lexicons: string[];
  rulebooks: RulebookView[];
  variants: VariantView[];
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

export interface Club {
  rank: number;
  name: string;
  total: number;
}

export interface CompleteFile {
  type: "CompleteFile";
  draw: number;
  table: number;
  game?: number | null;
  day?: string | null;
}

export interface ContestView {
  id: string;
  name: string;
  demo: boolean;
  players: number;
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
  table: number;
  slip: WrittenSlip;
  remark?: string;
}

export interface Cumulated {
  rank: number;
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
}

export interface Decision {
  points: number | null;
  gross: number | null;
  sanction: "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";
  motives?: Motive[];
  solution?: Place | null;
  question?: Asked | null;
  said?: Sentence | null;
  reasons?: Sentence[];
  faults?: Fault[];
  worth?: number | null;
  tiles?: number;
  scrabble?: boolean;
  ways?: Way[];
}

export interface DeclareTotal {
  type: "DeclareTotal";
  total: number;
  table?: number | null;
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

export interface Draw {
  type: "Draw";
  letters?: string | null;
  seen?: number | null;
}

export interface DueNote {
  draw: number;
  turn: number;
  table: number;
  name: string;
  duty: string;
  stage: string;
  sanction: string;
  lines: Sentence[];
  warnings: number;
  free: number | null;
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

export interface EndGame {
  type: "EndGame";
  reason?: "interrupted" | "no-letters" | "organiser" | "other";
  why?: string;
  seen?: number | null;
}

export interface EnterMissing {
  type: "EnterMissing";
  draw: number;
}

export interface EnterSlip {
  type: "EnterSlip";
  draw: number;
  table: number;
  game?: number | null;
  slip: WrittenSlip;
  seen?: number;
}

export interface EnterSolution {
  type: "EnterSolution";
  draw: number;
  table: number;
  game?: number | null;
  number: number;
  seen?: number;
}

export interface EnterTop {
  type: "EnterTop";
  draw: number;
}

export interface EntryView {
  slip: WrittenSlip;
  origin: string;
  author: string;
  at: string;
}

export interface Exclude {
  type: "Exclude";
  table: number;
  why: string;
}

export interface Fault {
  word: string;
  code: string;
  told?: boolean;
}

export interface FileView {
  motive: string;
  author: string;
  at: string;
  panel: PanelView | null;
  wanted: string;
  asked: string | null;
  until: string | null;
  completed: string | null;
  answered: boolean;
}

export interface Foreseen {
  turns: TurnChange[];
  judged: number;
  slips: SlipChange[];
  overruled: number;
  rack: string[];
}

export interface ForwardCase {
  type: "ForwardCase";
  draw: number;
  table: number;
  game?: number | null;
  motive: string;
  told?: boolean;
}

export interface FreeWarnings {
  normal: number;
  blitz: number;
  original: number;
}

export interface GameEnd {
  reason: string;
  said: Sentence;
  valid: number;
  early?: boolean;
  why?: string;
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
}

export interface GiveOpinion {
  type: "GiveOpinion";
  draw: number;
  table: number;
  game?: number | null;
  opinion: Opinion;
  ref?: string | null;
}

export interface GrantView {
  id: string;
  role: "arbiter" | "chief" | "commission" | "display" | "double" | "organiser" | "owner" | "player" | "spectator";
  name: string;
  table: number | null;
  arbiter: string | null;
  code: boolean;
}

export interface Handed {
  turn: number;
  slips: number;
}

export interface Interrupt {
  type: "Interrupt";
  seen?: number | null;
}

export interface Last {
  turn: number;
  ref: string;
  word: string;
  score: number;
  cross: string[];
  squares: number[];
}

export interface LateView {
  slip: WrittenSlip;
  written: number;
  came: number;
  in_time: boolean;
  connected: boolean | null;
  shown: boolean;
}

export interface Line {
  rank: number;
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

export interface MachineView {
  voice: boolean;
  backup: Sentence | null;
}

export interface Main {
  word: string;
  direction: "H" | "V";
}

export interface Mark {
  turn: number;
  table: number | string;
}

export interface Me {
  table: number;
  name: string;
  partner: string;
  club: string;
  arbiter: string | null;
  playing: boolean;
  excluded: boolean;
  withdrawn: boolean;
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

export interface MoveNotes {
  type: "MoveNotes";
  draw: number;
  tables: number[];
  stage: "lost" | "received" | "sent";
  game?: number | null;
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

export interface NamePanel {
  type: "NamePanel";
  draw: number;
  table: number;
  game?: number | null;
  president: PanelMember;
  members: PanelMember[];
}

export interface NoteView {
  duty: string;
  stage: string;
  in_hand: number | null;
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
}

export type Opinion = "doubtful" | "implausible" | "plausible";

export interface Outcome {
  points: number | null;
  sanction: "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";
  said: Sentence;
}

export interface Overall {
  tops: number[];
  turns: number;
  solos: number;
  pending: number;
}

export interface Overrule {
  type: "Overrule";
  draw: number;
  table: number;
  game?: number | null;
  points?: number | null;
  sanction: "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";
  motive: string;
}

export interface OverrulingView {
  author: string;
  at: string;
  decision: Decision;
}

export interface OwnResult {
  turn: number;
  draw: number;
  top: number;
  slip: WrittenSlip | null;
  points: number | null;
  sanction: string;
  said: Sentence | null;
  solution: Place | null;
  notified: boolean;
  appealed: boolean;
  warnings?: number;
  ruled?: boolean;
}

export interface OwnSlip {
  draw: number;
  slip: WrittenSlip;
  handed: boolean;
  at: number;
}

export interface Panel {
  president: PanelMember;
  members: PanelMember[];
}

export interface PanelMember {
  name: string;
  nationality: string;
  involved?: boolean;
}

export interface PanelView {
  panel: Panel;
  faults: Sentence[];
}

export interface Place {
  ref: string;
  word: string;
}

export interface PlayedView {
  game: GameView | null;
  turns: number;
  top: number;
  over: boolean;
  ended: string | null;
  lacks_commission: boolean;
}

export interface Player {
  table: number;
  name: string;
  club?: string;
  series?: string;
  category?: string;
  partner?: string;
}

export interface PlayerSheet {
  results: OwnResult[];
  totals: Totals;
}

export interface ProposeCorrection {
  type: "ProposeCorrection";
  draw: number;
  table: number;
  game?: number | null;
  slip: WrittenSlip;
  remark?: string;
}

export interface Redo {
  type: "Redo";
  seen?: number | null;
}

export interface Refer {
  type: "Refer";
  draw: number;
  table: number;
  game?: number | null;
  why: string;
}

export interface Register {
  type: "Register";
  players: Player[];
  replacing?: number[];
}

export interface Rename {
  type: "Rename";
  name: string;
}

export interface RequestDocuments {
  type: "RequestDocuments";
  draw: number;
  table: number;
  game?: number | null;
  wanted: string;
  day?: string | null;
}

export interface Resume {
  type: "Resume";
  seen?: number | null;
}

export interface Retain {
  type: "Retain";
  ref?: string | null;
  word?: string | null;
  seen?: number | null;
}

export interface Review {
  type: "Review";
  draw: number;
  table: number;
  game?: number | null;
  seen: number;
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
}

export interface RuleCase {
  type: "RuleCase";
  draw: number;
  table: number;
  game?: number | null;
  points?: number | null;
  sanction: "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";
  motive: string;
}

export interface RuleLate {
  type: "RuleLate";
  draw: number;
  table: number;
  game?: number | null;
  accepted: boolean;
}

export interface RuleWord {
  type: "RuleWord";
  word: string;
  ruling: "admitted" | "listed" | "struck";
  why: string;
  since?: number | null;
  kept?: boolean;
  game?: number | null;
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
  sanction: "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";
  file: FileView | null;
}

export interface RulingView {
  word: string;
  ruling: "admitted" | "listed" | "struck";
  since: number;
  by: string;
  why: string;
  kept: boolean;
}

export interface Seat {
  table: number;
  name: string;
  club: string;
  warnings: number;
  free: number | null;
  deduction: number;
}

export interface Sentence {
  fr: string;
  en: string;
}

export interface SettleCorrection {
  type: "SettleCorrection";
  draw: number;
  table: number;
  game?: number | null;
  taken: boolean;
}

export interface SettleEntries {
  type: "SettleEntries";
  draw: number;
  table: number;
  game?: number | null;
  taken: boolean;
}

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

export interface SheetView {
  draw: number;
  turn: number;
  table: number;
  name: string;
  expected: boolean;
  revision: number;
  entry: EntryView | null;
  rival: EntryView | null;
  decision: Decision | null;
  judged: Decision | null;
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

export interface SlipChange {
  turn: number;
  table: number;
  name: string;
  before: number | null;
  after: number | null;
  sanction: string;
}

export type SlipFault = "blank" | "doubtful-solutions" | "exchanged" | "illegible" | "late" | "misconduct" | "no-slip" | "reference-illegible" | "serious-misconduct" | "several-slips" | "untidy" | "wrote-after-end";

export interface Solo {
  turn: number;
  table: number | string;
  points: number;
  bonus: number;
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

export interface StartClock {
  type: "StartClock";
  seen?: number | null;
}

export interface StepsBack {
  choose_again: boolean;
  take_back_end: boolean;
  slips: Handed[];
  ends: EndChoice[];
  end_article: string;
  interruption: number;
}

export interface Summary {
  game: number;
  top: number;
  turns: number[];
  pending: number;
  final: boolean;
}

export interface TakeBack {
  type: "TakeBack";
  draw: number;
  table: number;
  game?: number | null;
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

export interface TimeView {
  name: string;
  seconds: number;
}

export interface Totals {
  points: number;
  top: number;
  warnings: number;
  free: number | null;
  deduction: number;
  declared: number | null;
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

export interface TurnView {
  stage: "announce" | "draw" | "letters" | "over" | "paused" | "play" | "waiting" | "word";
  turn: number;
  draw: number | null;
  kept: string;
  drawn: string;
  rejected: number;
  cancelled: boolean;
}

export interface Undo {
  type: "Undo";
  turn: number;
  seen?: number | null;
}

export interface VariantView {
  name: string;
  title: Called;
}

export interface Vote {
  type: "Vote";
  draw: number;
  table: number;
  game?: number | null;
  member: string;
  points?: number | null;
  sanction: "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";
}

export interface Way {
  kind: WayKind;
  points: number | null;
  sanction: "average" | "commission" | "none" | "penalty" | "undecided" | "warning" | "zero";
  said?: Sentence | null;
  solution?: Place | null;
}

export type WayKind = "doubtful" | "implausible" | "main" | "paid" | "plausible" | "refused" | "stands" | "warned" | "written";

export interface WeighCase {
  type: "WeighCase";
  draw: number;
  table: number;
  game?: number | null;
  both_ways: boolean;
}

export interface Withdraw {
  type: "Withdraw";
  tables: number[];
}

export interface WithdrawCorrection {
  type: "WithdrawCorrection";
  draw: number;
  table: number;
  game?: number | null;
}

export interface WithdrawOverruling {
  type: "WithdrawOverruling";
  draw: number;
  table: number;
  game?: number | null;
}

export interface WithdrawReferral {
  type: "WithdrawReferral";
  draw: number;
  table: number;
  game?: number | null;
}

export interface WithdrawReview {
  type: "WithdrawReview";
  draw: number;
  table: number;
  game?: number | null;
}

export interface WriteSlip {
  type: "WriteSlip";
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
  clock: ClockView;
  total: number;
  sheet: SheetLine[];
  rulings: RulingView[];
  end: GameEnd | null;
}

export interface ResultsParts {
  summary: Summary | null;
  ranking: Line[];
  solos: Solo[];
  eliminated: Mark[];
  overall: Overall | null;
  cumulated: Cumulated[];
  clubs: Club[];
}

export interface GameParts {
  game: GameView;
  sheet: SheetLine[];
  rulings: RulingView[];
  end: GameEnd | null;
  summary: Summary;
  ranking: Line[];
  solos: Solo[];
  eliminated: Mark[];
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
}

export interface DeskParts {
  desk: Desk;
  seats: Seat[];
  rounds: RoundView[];
  solutions: Record<string, SolutionView[]>;
  notes: DueNote[];
  [which: `sheet:${string}`]: SheetView;
  [which: `answers:${string}`]: AnswerView[];
}

export interface OrganiserParts {
  contest: ContestView;
  players: Player[];
  withdrawn: number[];
  arbiters: Arbiter[];
  grants: GrantView[];
  games: PlayedView[];
  commission: string[];
  cases: RuledCase[];
}

export interface CommissionParts {
  cases: CaseFile[];
  members: string[];
}

export interface TableParts {
  me: Me | null;
  slip: OwnSlip | null;
  results: OwnResult[];
  totals: Totals;
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
  [which: `table:${string}`]: TableParts;
}

export type Command = Rename | Register | Change | Withdraw | NameArbiters | NameCommission | OpenGame | MixPhrase | Draw | StartClock | CloseSlips | Retain | TakeBackRetained | CancelTurn | CorrectTurn | AmendTurn | Interrupt | Resume | EndGame | TakeBackEnd | Undo | Redo | EndAnnouncement | WriteSlip | EnterSlip | EnterSolution | EnterTop | EnterMissing | SettleEntries | TakeBack | RuleLate | GiveOpinion | Overrule | WithdrawOverruling | Review | WithdrawReview | ProposeCorrection | WithdrawCorrection | SettleCorrection | MoveNotes | Refer | WithdrawReferral | Appeal | Vote | WeighCase | RuleCase | ForwardCase | NamePanel | RequestDocuments | CompleteFile | AnswerFile | Arrive | Exclude | DeclareTotal | RuleWord;

