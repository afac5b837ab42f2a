/** Recorded topics, their types, and the messages of the drive, sorted by time. */
import {
  duration,
  beliefAt,
  distanceTo,
  facesAt,
  headingAt,
  isLostAt,
  lineAt,
  lost,
  noise,
  personAt,
  stateAt,
  type Pose,
} from './world';
import {photograph, picture} from './camera';

/** 2026-03-12 08:30:00 UTC, in seconds. */
const begin = 1_773_304_200;

export interface Sample {
  /** Seconds from the start. */
  time: number;
  topic: string;
  type: string;
  message: unknown;
}

const stampOf = (time: number) => {
  const nanoseconds = Math.round((time % 1) * 1e9);
  return {sec: begin + Math.floor(time), nsec: nanoseconds};
};

/** Nanoseconds since 1970. */
export const logTimeOf = (time: number): bigint =>
  BigInt(begin) * 1_000_000_000n + BigInt(Math.round(time * 1e9));

const headerOf = (time: number, frame_id: string) => ({stamp: stampOf(time), frame_id});

const rotationOf = (yaw: number) => ({x: 0, y: 0, z: Math.sin(yaw / 2), w: Math.cos(yaw / 2)});

const poseOf = ({x, y, yaw}: Pose) => ({position: {x, y, z: 0}, orientation: rotationOf(yaw)});

function transform(time: number, frame: string, child: string, {x, y, yaw}: Pose, z = 0) {
  return {
    header: headerOf(time, frame),
    child_frame_id: child,
    transform: {translation: {x, y, z}, rotation: rotationOf(yaw)},
  };
}

/** Wheel odometry; slight slip makes it overestimate the distance. */
const odometryAt = (time: number): Pose => {
  const {pose} = stateAt(time);
  return {x: 1.012 * pose.x, y: pose.y + 0.003 * pose.x, yaw: pose.yaw + 0.0015 * pose.x};
};

/** Pose of odom in map, which maps odometry to the estimated pose of the robot. */
function mapToOdom(time: number): Pose {
  const [belief, odometry] = [beliefAt(time), odometryAt(time)];
  const yaw = belief.yaw - odometry.yaw;
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  return {
    x: belief.x - (odometry.x * cos - odometry.y * sin),
    y: belief.y - (odometry.x * sin + odometry.y * cos),
    yaw,
  };
}

const beams = 360;
const reach = 12;

function scanAt(time: number, random: () => number) {
  const {pose} = stateAt(time);
  const faces = facesAt(time);
  const increment = (2 * Math.PI) / beams;
  const ranges = Array.from({length: beams}, (_, beam) => {
    const angle = pose.yaw - Math.PI + beam * increment;
    const range = distanceTo(faces, pose, angle, reach);
    // Quantized to 5 mm, like the sensor.
    return Math.round((range + 0.012 * random()) * 200) / 200;
  });
  return {
    header: headerOf(time, 'laser'),
    angle_min: -Math.PI,
    angle_max: Math.PI - increment,
    angle_increment: increment,
    time_increment: 0.1 / beams,
    scan_time: 0.1,
    range_min: 0.05,
    range_max: reach,
    ranges,
    intensities: [],
  };
}

/** Noise of the wheel encoders while the wheels turn. */
function odometryMessage(time: number, random: () => number) {
  const {speed, turn} = stateAt(time);
  const slip = speed > 0 ? 0.025 * random() : 0.002 * random();
  const covariance = diagonal([0.01, 0.01, 0, 0, 0, 0.02]);
  const twist = {linear: {x: speed + slip, y: 0, z: 0}, angular: {x: 0, y: 0, z: turn + slip / 2}};
  return {
    header: headerOf(time, 'odom'),
    child_frame_id: 'base_link',
    pose: {pose: poseOf(odometryAt(time)), covariance},
    twist: {twist, covariance},
  };
}

function diagonal(values: readonly number[]): number[] {
  return Array.from({length: 36}, (_, at) => (at % 7 === 0 ? values[at / 7]! : 0));
}

/** The particle filter estimates its variance for each scan. */
function beliefMessage(time: number, random: () => number) {
  const mean = isLostAt(time) ? 0.9 + 0.4 * Math.sin(4 * time) : 0.025;
  const spread = mean * (1 + 0.12 * random()) + 0.004 * random();
  const covariance = diagonal([spread, spread, 0, 0, 0, spread / 4]);
  return {header: headerOf(time, 'map'), pose: {pose: poseOf(beliefAt(time)), covariance}};
}

function planAt(time: number) {
  const start = beliefAt(time).x;
  const poses = Array.from({length: 30}, (_, at) => {
    const x = start + 0.25 * at;
    return {header: headerOf(time, 'map'), pose: poseOf({x, y: lineAt(x), yaw: headingAt(x)})};
  });
  return {header: headerOf(time, 'map'), poses};
}

function mapMessage() {
  const [width, height, resolution] = [280, 40, 0.1];
  const origin = {x: -3.5, y: -2};
  const half = resolution / 2 + 1e-6;
  const faces = facesAt(-100);
  const data = Array.from({length: width * height}, (_, cell) => {
    const x = origin.x + ((cell % width) + 0.5) * resolution;
    const y = origin.y + (Math.floor(cell / width) + 0.5) * resolution;
    const isWithin = (at: number, one: number, other: number) =>
      at > Math.min(one, other) - half && at < Math.max(one, other) + half;
    const isNear = faces.some(
      ({from, to, bottom}) =>
        bottom === 0 && isWithin(x, from.x, to.x) && isWithin(y, from.y, to.y),
    );
    const isInside = x > -3 && x < 24 && Math.abs(y) < 1.5;
    return isNear ? 100 : isInside ? 0 : -1;
  });
  const info = {
    map_load_time: stampOf(0),
    resolution,
    width,
    height,
    origin: {position: {...origin, z: 0}, orientation: rotationOf(0)},
  };
  return {header: headerOf(0, 'map'), info, data};
}

const cameraInfo = (time: number) => {
  const {width, height, focal} = picture;
  const [cx, cy] = [width / 2, height / 2];
  return {
    header: headerOf(time, 'camera_optical'),
    height,
    width,
    distortion_model: 'plumb_bob',
    d: [0, 0, 0, 0, 0],
    k: [focal, 0, cx, 0, focal, cy, 0, 0, 1],
    r: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    p: [focal, 0, cx, 0, 0, focal, cy, 0, 0, 0, 1, 0],
    binning_x: 0,
    binning_y: 0,
    roi: {x_offset: 0, y_offset: 0, height: 0, width: 0, do_rectify: false},
  };
};

const levels = {info: 20, warn: 30, error: 40};

const logs: readonly [time: number, level: keyof typeof levels, name: string, text: string][] = [
  [0.1, 'info', 'bt_navigator', 'Begin navigating from (0.00, 0.00) to (14.00, 0.00)'],
  [0.3, 'info', 'controller_server', 'Received a goal, begin computing control effort.'],
  [2.4, 'info', 'planner_server', 'Replanned: 30 poses, 7.25 m'],
  [5.2, 'warn', 'local_costmap', 'Person ahead at 5.4 m, passing on the right'],
  [7.9, 'warn', 'amcl', 'Scan match score 0.61 below 0.70'],
  [lost.from, 'error', 'amcl', 'Localization lost: scan match score 0.18, pose jumped by 1.27 m'],
  [lost.from + 0.5, 'error', 'bt_navigator', 'Navigation paused: localization is not reliable'],
  [lost.from + 1.1, 'warn', 'controller_server', 'Robot stopped'],
  [lost.from + 1.6, 'info', 'recovery_server', 'Relocalization started'],
  [lost.to, 'info', 'amcl', 'Localization recovered: scan match score 0.93'],
  [lost.to + 0.2, 'info', 'bt_navigator', 'Navigation resumed'],
  [15.8, 'info', 'bt_navigator', 'Segment finished'],
];

function diagnosticsAt(time: number) {
  const isLost = isLostAt(time);
  const {x} = personAt(time);
  const status = (name: string, level: number, message: string, values: [string, string][]) => ({
    level,
    name,
    message,
    hardware_id: 'AMR-07',
    values: values.map(([key, value]) => ({key, value})),
  });
  return {
    header: headerOf(time, ''),
    status: [
      status('localization', isLost ? 2 : 0, isLost ? 'Lost' : 'OK', [
        ['score', isLost ? '0.18' : '0.94'],
      ]),
      status('battery', 0, 'OK', [['charge', `${(76 - time / 20).toFixed(1)} %`]]),
      status('person', 0, 'Tracked', [['distance', `${(x - stateAt(time).pose.x).toFixed(2)} m`]]),
    ],
  };
}

/** Timestamps of a topic with `rate` messages per second. */
const every = (rate: number, offset = 0) =>
  Array.from({length: Math.floor((duration - offset) * rate)}, (_, at) => offset + at / rate);

/** Quaternion from the axes of the robot (forward, left, up) to those of a camera (right, down, forward). */
const opticalRotation = {x: -0.5, y: 0.5, z: -0.5, w: 0.5};

/** All messages of the drive, sorted by time. */
export function messagesOfDrive(): Sample[] {
  const random = noise(7);
  const [encoder, filter] = [noise(11), noise(13)];
  const samples: Sample[] = [];
  const add = (
    times: readonly number[],
    topic: string,
    type: string,
    make: (time: number) => unknown,
  ) => times.forEach((time) => samples.push({time, topic, type, message: make(time)}));

  add([0], '/tf_static', 'tf2_msgs/TFMessage', (time) => {
    const mount = transform(time, 'base_link', 'camera_optical', {x: 0.25, y: 0, yaw: 0}, 0.75);
    mount.transform.rotation = opticalRotation;
    return {transforms: [transform(time, 'base_link', 'laser', {x: 0, y: 0, yaw: 0}, 0.2), mount]};
  });
  add([0.02], '/map', 'nav_msgs/OccupancyGrid', mapMessage);
  add(every(20, 0.01), '/tf', 'tf2_msgs/TFMessage', (time) => ({
    transforms: [
      transform(time, 'odom', 'base_link', odometryAt(time)),
      transform(time, 'map', 'odom', mapToOdom(time)),
    ],
  }));
  add(every(10, 0.03), '/scan', 'sensor_msgs/LaserScan', (time) => scanAt(time, random));
  add(every(20, 0.015), '/odom', 'nav_msgs/Odometry', (time) => odometryMessage(time, encoder));
  const poseType = 'geometry_msgs/PoseWithCovarianceStamped';
  add(every(10, 0.04), '/amcl_pose', poseType, (time) => beliefMessage(time, filter));
  add(every(1, 0.05), '/plan', 'nav_msgs/Path', planAt);
  add(every(4, 0.06), '/camera/front/compressed', 'sensor_msgs/CompressedImage', (time) => {
    const {pose} = stateAt(time);
    const eye = {
      x: pose.x + 0.25 * Math.cos(pose.yaw),
      y: pose.y + 0.25 * Math.sin(pose.yaw),
      yaw: pose.yaw,
    };
    const data = photograph(facesAt(time), eye);
    return {header: headerOf(time, 'camera_optical'), format: 'png', data};
  });
  add(every(1, 0.06), '/camera/front/camera_info', 'sensor_msgs/CameraInfo', cameraInfo);
  add(every(1, 0.5), '/diagnostics', 'diagnostic_msgs/DiagnosticArray', diagnosticsAt);
  for (const [time, level, name, msg] of logs) {
    const message = {
      stamp: stampOf(time),
      level: levels[level],
      name,
      msg,
      file: '',
      function: '',
      line: 0,
    };
    samples.push({time, topic: '/rosout', type: 'rcl_interfaces/Log', message});
  }
  return samples.sort((a, b) => a.time - b.time);
}
