/** What a picture says of itself before it is decoded. */
export interface PictureHeader {
  /** In pixels, as stored. */
  width: number
  height: number
  /** How it has to be turned to be seen upright: 1 to 8 as in Exif 2.32, section 4.6.4 (tag 0x0112); 1 is as stored. */
  orientation: number
}
